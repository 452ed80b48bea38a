import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '#src/ui/components/icon-button.tsx';

interface PeriodStepperProps {
  /** What its two buttons are called. */
  previous: string;
  next: string;
  /** By how many periods: one back, or one on. */
  onStep: (count: -1 | 1) => void;
  /** There is nothing to step through. */
  isStill?: boolean;
  /** There is nothing later to be shown. */
  isLast?: boolean;
  /** What is on show, in words or as the button that opens the choice. */
  children: ReactNode;
}

/** A period with one step back and one on. */
export function PeriodStepper(props: PeriodStepperProps) {
  const { previous, next, onStep, isStill = false, isLast = false, children } = props;
  const arrow = (step: Pick<IconButtonProps, 'icon' | 'label' | 'onClick' | 'disabled'>) =>
    isStill ? null : (
      <span className="contents print:hidden">
        <IconButton {...step} />
      </span>
    );
  return (
    <div className="flex min-w-0 items-center gap-1">
      {arrow({ icon: ChevronLeft, label: previous, onClick: () => onStep(-1) })}
      {children}
      {arrow({ icon: ChevronRight, label: next, disabled: isLast, onClick: () => onStep(1) })}
    </div>
  );
}

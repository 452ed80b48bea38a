import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  /** By how many places: -1 is up. */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves an item of an ordered list up or down, or takes it out. */
export function MoveButtons({ name, index, count, onMove, onRemove }: MoveButtonsProps) {
  const { choice: text } = useText('decisions');
  return (
    <span className="flex shrink-0 items-center">
      <IconButton
        icon={ArrowUp}
        label={text.up({ name })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={text.down({ name })}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon={X} label={text.remove({ name })} onClick={onRemove} />
    </span>
  );
}

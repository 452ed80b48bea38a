import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  type Comparison,
  comparedWith,
  type Days,
  type Period,
  type PeriodPreset,
  shiftPeriod,
} from '#src/domain/foundation/period.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { placePopup } from '#src/ui/components/place-popup.ts';
import { PeriodStepper } from './period-stepper.tsx';
import { rangeWords } from './range-words.ts';

const Panel = lazyPart(() => import('./date-range-panel.tsx').then((file) => file.DateRangePanel));

/** What was chosen: days, and the preset that they come from, for an address that moves with today. */
export type RangeChoice = Days & { readonly preset?: PeriodPreset };

export interface RangeSettings {
  value: Days;
  onChange: (choice: RangeChoice) => void;
  /** Both days have to be there; else each may be left out, and both. */
  isRequired?: boolean;
  /** Of whole periods alone: these presets, and no days of one's own. */
  only?: readonly PeriodPreset[];
  comparison?: Comparison;
  onCompare?: (comparison: Comparison) => void;
  /** What is wrong with a span that this screen cannot show. */
  problemOf?: (period: Period) => string | undefined;
}

interface DateRangeProps extends RangeSettings {
  /** What the days are of; "Dates" where the surroundings say it. */
  label?: string;
  isLabelShown?: boolean;
  /** Steps on end where nothing later can be shown. */
  last?: string;
  className?: string;
}

const isPeriod = (days: Days): days is Period => Boolean(days.from && days.to);

/** The wide popup stands at its button; on a phone it is a sheet at the foot. */
const PHONE = '(width < 40rem)';

/**
 * The one control for a span of days: says it in words, steps by it, and opens to presets, two days and what to compare with.
 */
export function DateRange({ label, isLabelShown = false, last, className, ...settings }: DateRangeProps) {
  const text = useText('dates');
  const language = useLanguage();
  const { value, onChange, comparison = 'none' } = settings;
  const words = rangeWords(value, text, language);
  const compared = isPeriod(value) ? comparedWith(value, comparison) : null;
  const name = label ?? text.label;
  return (
    <div className={classNames('grid min-w-0 gap-1.5', className)}>
      {isLabelShown ? <span className="text-14 font-medium">{name}</span> : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PeriodStepper
          previous={text.previous({ label: name })}
          next={text.next({ label: name })}
          isStill={!isPeriod(value)}
          isLast={last !== undefined && (value.to ?? '') >= last}
          onStep={(count) => isPeriod(value) && onChange(shiftPeriod(value, count))}
        >
          <Opener name={name} words={words} settings={settings} />
        </PeriodStepper>
        {compared ? (
          <span className="text-14 text-hint">
            {text.compared({ period: rangeWords(compared, text, language) })}
          </span>
        ) : null}
      </div>
    </div>
  );
}

interface OpenerProps {
  name: string;
  words: string;
  settings: RangeSettings;
}

function Opener({ name, words, settings }: OpenerProps) {
  const text = useText('dates');
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const place = () => {
    // A sheet has its place from the style sheet.
    if (!anchor.current || !popup.current || window.matchMedia(PHONE).matches) return;
    placePopup(anchor.current, popup.current, 'start');
  };
  const close = () => {
    popup.current?.hidePopover();
    anchor.current?.focus();
  };
  const isSet = Boolean(settings.value.from ?? settings.value.to);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={text.chosen({ label: name, words })}
        className={classNames(buttonClass(), 'min-w-0 flex-1 px-3', !isSet && 'text-secondary')}
        onClick={() => (isOpen ? close() : popup.current?.showPopover())}
      >
        <CalendarDays size={18} aria-hidden="true" className="shrink-0 text-hint" />
        <span aria-live="polite" className="min-w-0 flex-1 text-left first-letter:uppercase">
          {words}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-hint" />
      </button>
      <span className="hidden font-medium first-letter:uppercase print:inline-block">{words}</span>
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="popup date-range-popup overflow-y-auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen ? <Panel {...settings} onReady={place} onClose={close} /> : null}
      </div>
    </>
  );
}

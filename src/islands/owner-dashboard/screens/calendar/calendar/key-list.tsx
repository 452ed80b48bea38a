import { useText } from '#src/i18n/react.tsx';
import { areLettersOn } from '#src/islands/shell/use-quick-keys.ts';
import { KeyCaps } from '#src/ui/components/key-caps.tsx';

/** The keys of the calendar, where there is a keyboard. */
export function KeyList() {
  const { keys: text } = useText('calendar');
  const letters = areLettersOn();
  const keys = [
    ['← ↑ → ↓', text.arrows],
    ['Enter', text.enter],
    ['␣', text.move],
    ...(letters
      ? [
          ['n', text.add],
          ['t', text.today],
          ['m w a', text.views],
        ]
      : []),
  ] as const;
  return (
    <ul
      aria-label={text.title}
      className="flex flex-wrap gap-x-5 gap-y-2 text-12 text-hint max-md:hidden pointer-coarse:hidden print:hidden"
    >
      {keys.map(([caps, words]) => (
        <li key={caps} className="flex items-center gap-1.5">
          <KeyCaps keys={caps} />
          {words}
        </li>
      ))}
    </ul>
  );
}

import { useText } from '#src/i18n/react.tsx';

/** Stands where there is nothing to show: a fact that nobody gave, a share of nothing. Never a zero. */
export function NotKnown() {
  const { notKnown } = useText('common').states;
  return (
    <span className="text-hint">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{notKnown}</span>
    </span>
  );
}

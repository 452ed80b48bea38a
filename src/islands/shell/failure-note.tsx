import { Notice } from '#src/ui/components/notice.tsx';

/** What went wrong with an action, said at once to screen readers; nothing while nothing did. */
export function FailureNote({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <div role="alert" tabIndex={-1} data-refusal="">
      <Notice tone="bad">{text}</Notice>
    </div>
  );
}

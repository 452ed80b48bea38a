import { useSaid } from '#src/ui/components/in-form.ts';
import { FailureNote } from './failure-note.tsx';

/** What is wrong with a form that is no single field's matter; shown once the form was sent. */
export function FormFault({ text }: { text: string | null | undefined }) {
  return <FailureNote text={useSaid({ error: text ?? undefined })} />;
}

import { useMemo, useState } from 'react';
import { deleteAccount } from '#src/data/people/account/mutations.ts';
import { signInAgain } from '#src/data/people/security/mutations.ts';
import { useText } from '#src/i18n/react.tsx';
import { signOut } from '#src/stores/auth.ts';
import { Button } from '#src/ui/components/button.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { ProofFields, useHasSecondFactor } from './proof-fields.tsx';
import { deletionSchema, noProof, type ProofInput, type ProofWay, proofOf } from './proof-schema.ts';

/** Asks again who it is and for the address in writing, and then deletes. */
export function DeletionForm({ onKeep }: { onKeep: () => void }) {
  const { settings, again } = useText('account');
  const text = settings.deletion;
  const { email } = useSession();
  const hasApp = useHasSecondFactor();
  const [way, setWay] = useState<ProofWay>('password');
  const form = useAppForm({
    schema: useMemo(() => deletionSchema(way, hasApp, email), [way, hasApp, email]),
    defaults: { ...noProof, confirmation: '' },
    texts: { ...again, mismatch: text.mismatch },
  });
  const remove = useAction({
    mutationFn: async (input: ProofInput & { confirmation: string }) =>
      deleteAccount(await signInAgain(proofOf(email, way, input)), input.confirmation),
    // There is no session left to end: this forgets what the browser kept, and leaves.
    onDone: () => void signOut().catch(() => undefined),
    errorTexts: again.errors,
  });
  return (
    <ActionForm
      action={remove}
      onSubmit={form.submit(remove.run)}
      className="grid max-w-lg gap-5 border-t border-line pt-5"
    >
      <ProofFields register={form.register} errorOf={form.errorOf} way={way} onWay={setWay} />
      <TextField
        label={text.confirm({ email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf('confirmation')}
        {...form.register('confirmation')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" isBusy={remove.isRunning}>
          {text.submit}
        </Button>
        <Button disabled={remove.isRunning} onClick={onKeep}>
          {text.keep}
        </Button>
      </div>
    </ActionForm>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { autopayQueries } from '#src/data/cards/autopays/queries.ts';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { type AutopayEffect, autopayEffect } from './autopay-effect.ts';

interface SavePartProps {
  /** As the database has them. */
  kept: OnlinePaymentSettings;
  settings: OnlinePaymentSettings;
  error: string | null;
  isSaving: boolean;
  onSave: () => void;
}

/** Saves, and asks first when tenants' automatic payments would stop by it. */
export function SavePart({ kept, settings, error, isSaving, onSave }: SavePartProps) {
  const text = useText('ownerCards');
  const autopays = useQuery(autopayQueries.ofOrganization(kept.organizationId));
  const [asked, setAsked] = useState<AutopayEffect | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const submit = async () => {
    const rows = autopays.data ?? (await autopays.refetch()).data;
    // Without knowing whom it concerns, nothing is saved.
    setFailed(rows === undefined);
    if (!rows) return;
    const effect = autopayEffect(kept, settings, rows);
    if (effect) setAsked(effect);
    else onSave();
  };
  return (
    <>
      <FailureNote text={hasFailed ? text.errorTitle : error} />
      <Button
        variant="primary"
        className="sm:justify-self-start"
        isBusy={isSaving}
        onClick={() => void submit()}
      >
        {text.save}
      </Button>
      {asked ? (
        <Question
          effect={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            onSave();
          }}
        />
      ) : null}
    </>
  );
}

interface QuestionProps {
  effect: AutopayEffect;
  onClose: () => void;
  onConfirm: () => void;
}

function Question({ effect, onClose, onConfirm }: QuestionProps) {
  const { stopping: text } = useText('ownerCards');
  const { actions } = useText('common');
  const words = text[effect.kind];
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={onConfirm}
      title={words.title}
      submitLabel={words.confirm}
      cancelLabel={actions.back}
      variant="danger"
    >
      <div className="grid gap-3">
        <p>{text.count({ count: effect.count })}</p>
        <p>{words.text}</p>
      </div>
    </ActionDialog>
  );
}

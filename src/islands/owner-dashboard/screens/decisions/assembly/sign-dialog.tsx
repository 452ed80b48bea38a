import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signMinutes } from '#src/data/decisions/assemblies/mutations.ts';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { minutesRoles } from '#src/domain/decisions/decision-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const MOST_NAME = 120;

/** Signs the minutes by the hash of what was read. */
export function SignDialog({ assembly, onClose }: { assembly: Assembly; onClose: () => void }) {
  const { minutes: text } = useText('assembly');
  const signatures = useQuery(assemblyQueries.signatures(assembly.id)).data ?? [];
  const free = minutesRoles.filter((role) => !signatures.some((one) => one.role === role));
  const [chosen, setRole] = useState<(typeof minutesRoles)[number] | null>(null);
  const [fullName, setFullName] = useState('');
  const [isRead, setRead] = useState(false);
  const role = chosen ?? free[0] ?? 'chair';
  const length = fullName.trim().length;
  const isNamed = length > 0 && length <= MOST_NAME;
  const { minutesHash } = assembly;
  const sign = useAction({
    mutationFn: signMinutes,
    invalidates: [assemblyQueries.all],
    toast: text.signed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.sign}
      submitLabel={text.sign}
      action={sign}
      input={
        isNamed && isRead && minutesHash !== null
          ? { assemblyId: assembly.id, role, minutesHash, fullName: fullName.trim() }
          : null
      }
      onClose={onClose}
    >
      <p className="text-15 text-secondary">{text.signText}</p>
      <ChoiceGroup
        look="segments"
        label={text.role}
        choices={free.map((value) => ({ value, label: text.roles[value] }))}
        value={role}
        onChange={({ target }) => setRole(minutesRoles.find((one) => one === target.value) ?? null)}
      />
      <TextField
        label={text.name}
        autoComplete="name"
        column="full_name"
        value={fullName}
        error={isNamed ? undefined : text.nameMissing}
        onChange={({ target }) => setFullName(target.value)}
      />
      <Checkbox
        label={text.isRead}
        checked={isRead}
        error={isRead ? undefined : text.isReadMissing}
        onChange={({ target }) => setRead(target.checked)}
      />
    </ActionDialog>
  );
}

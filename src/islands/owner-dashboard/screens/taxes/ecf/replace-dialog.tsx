import { type EcfDocument, replaceRejectedEcf } from '#src/data/taxes/ecf.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { ecfProblems } from '#src/domain/taxes/ecf/ecf-checks.ts';
import type { EcfField, EcfProblem } from '#src/domain/taxes/ecf/ecf-problems.ts';
import { contextOf, draftOf, type EcfRecord, ecfRecord } from '#src/domain/taxes/ecf/ecf-record.ts';
import type { SaleRecord } from '#src/domain/taxes/ecf/ecf-sales.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { EcfFaults } from './ecf-faults.tsx';
import { ecfSentencesAt } from './ecf-sentences.ts';
import { ecfMessages } from './ecf-state.ts';
import { useSending } from './use-sending.ts';

interface ReplaceDialogProps {
  document: EcfDocument;
  onClose: () => void;
}

type Client = SaleRecord['client'];
/** Fields of an e-CF that have a field of their own here. */
const SAID: readonly EcfField[] = ['buyer.name', 'buyer.number'];
/** The database gives out the number and knows its range. */
const OF_DATABASE: readonly EcfField[] = ['range.expiry', 'issuedOn'];

/** What would be refused of a receipt with another client, as of today. */
function problemsWith(record: EcfRecord | null, client: Client, today: IsoDate): EcfProblem[] {
  if (!record?.sale) return [];
  const draft = draftOf({ ...record, sale: { ...record.sale, client } });
  return ecfProblems(draft, contextOf(record, today)).filter(({ field }) => !OF_DATABASE.includes(field));
}

/** Whom the new one is for; one for an own purchase says what its bill says. */
const namesOf = (record: EcfRecord | null, { name, idType, id }: Client) =>
  record?.sale ? { clientName: name, clientIdType: idType, clientId: id } : {};

/** Gives out another receipt in the place of one that was rejected, with the client as they are. */
export function ReplaceDialog({ document, onClose }: ReplaceDialogProps) {
  const { replace: text, details } = useText('ownerEcf');
  const today = useToday();
  const send = useSending();
  const record = ecfRecord(document.facts);
  const [client, change] = useDraft<Client>(() => record?.sale?.client ?? { idType: null, id: '', name: '' });
  const id = client.idType ? checkIdentity(client.idType, client.id).value : '';
  const mended = { ...client, id, name: client.name.trim() };
  const problems = problemsWith(record, mended, today);
  const replace = useAction({
    mutationFn: replaceRejectedEcf,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: (newId) => {
      void send(document.invoiceId ? 'fiscal-receipts' : 'purchase-receipts', newId);
      onClose();
    },
  });
  const messages = ecfMessages(document.messages);
  return (
    <ActionDialog
      title={text.title({ encf: document.encf })}
      submitLabel={text.submit}
      action={replace}
      onClose={onClose}
      input={problems.length === 0 ? { documentId: document.id, ...namesOf(record, mended) } : null}
    >
      <p>{text.text}</p>
      {messages.length > 0 ? (
        <Notice tone="bad" title={details.messages}>
          {messages.map(details.message).join(' ')}
        </Notice>
      ) : null}
      {record?.sale ? <ClientFields {...{ client, problems }} onChange={change} /> : null}
      <EcfFaults problems={problems} said={SAID} />
    </ActionDialog>
  );
}

interface ClientFieldsProps {
  client: Client;
  problems: readonly EcfProblem[];
  onChange: (more: Partial<Client>) => void;
}

function ClientFields({ client, problems, onChange }: ClientFieldsProps) {
  const { replace: text, problems: sentences } = useText('ownerEcf');
  const { enums } = useText('common');
  const at = ecfSentencesAt(problems, sentences);
  return (
    <>
      <TextField
        label={text.client}
        value={client.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={at('buyer.name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.idType}
          value={client.idType ?? ''}
          placeholder={text.noId}
          options={identityTypes.map((value) => ({ value, label: enums.identityType[value] }))}
          onChange={(event) =>
            onChange({ idType: identityTypes.find((own) => own === event.target.value) ?? null })
          }
        />
        <TextField
          label={text.id}
          disabled={client.idType === null}
          autoComplete="off"
          value={client.idType === null ? '' : client.id}
          onChange={(event) => onChange({ id: event.target.value })}
          error={at('buyer.number')}
        />
      </div>
    </>
  );
}

import type { EcfDocument } from '#src/data/taxes/ecf.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** What is known of an electronic receipt, as far as there is anything to know. */
export function EcfDetails({ document }: { document: EcfDocument }) {
  const { details: text } = useText('ownerEcf');
  const { issuers } = useText('ownerTaxes');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const moment = (at: string | null) => (at ? formatInstant(at, language, timeZone) : null);
  const withReason = (state: string, reason: string | null) =>
    reason ? text.withReason({ state, reason }) : state;
  const reasons: Readonly<Record<string, string>> = text.deliveryReasons;
  const isWaiting = ['to_sign', 'signed', 'sent'].includes(document.state);
  const facts = [
    { term: text.environment, value: issuers.environments[document.environment] },
    { term: text.total, value: <MoneyText amountMinor={document.totalMinor} currency="DOP" /> },
    { term: text.signedAt, value: moment(document.signedAt) },
    { term: text.sentAt, value: moment(document.sentAt) },
    { term: text.answeredAt, value: moment(document.answeredAt) },
    { term: text.dueBy, value: isWaiting ? moment(document.dueBy) : null },
    { term: text.nextTry, value: isWaiting ? moment(document.nextTryAt) : null },
    { term: text.attempts, value: isWaiting && document.attempts > 0 ? document.attempts : null },
    {
      term: text.trackId,
      value: document.trackId && <span className="wrap-anywhere">{document.trackId}</span>,
    },
    { term: text.securityCode, value: document.securityCode && <code>{document.securityCode}</code> },
    {
      term: text.delivery,
      value:
        document.deliveryState === 'not_due'
          ? null
          : withReason(
              text.deliveries[document.deliveryState],
              reasons[document.deliveryReason ?? ''] ?? document.deliveryReason,
            ),
    },
    {
      term: text.approval,
      value:
        document.approvalState === 'none'
          ? null
          : withReason(text.approvals[document.approvalState], document.approvalReason),
    },
  ].filter(({ value }) => value !== null);
  return (
    <section className="grid gap-3">
      <h3 className="text-16 font-semibold">{text.facts}</h3>
      <DefinitionList items={facts} />
      {document.isSummary ? <p className="text-14 text-hint">{text.summary}</p> : null}
    </section>
  );
}

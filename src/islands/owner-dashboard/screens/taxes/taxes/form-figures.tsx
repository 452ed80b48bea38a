import type { ReactNode } from 'react';
import type { LoadedForm } from '#src/data/taxes/forms.ts';
import { type IsoMonth, shiftMonth } from '#src/domain/foundation/months.ts';
import type { CarriedItbis } from '#src/domain/taxes/carried-itbis.ts';
import { taxpayerKinds } from '#src/domain/taxes/codes.ts';
import { EVERY, type ItbisFigure } from '#src/domain/taxes/figure-lines.ts';
import { type ConsumerSummary, saleForms } from '#src/domain/taxes/form-607.ts';
import type { Itbis, Withheld } from '#src/domain/taxes/summaries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { figurePath } from '../parts/figure-path.ts';
import { rowName } from './figure-source.ts';
import { useIssuer } from './use-issuer.ts';

export type FiledFigures = Pick<LoadedForm, 'consumers' | 'itbis' | 'withheld'>;

interface FormFiguresProps {
  loaded: Partial<FiledFigures>;
  /** Of the records: each figure leads to its own. Those that were filed lead nowhere, for the records may have changed. */
  month?: IsoMonth;
  /** The month that the figures are of, also where they lead nowhere: the form has other rows since 2026. */
  of?: IsoMonth | undefined;
}

/** The figures of a form that are not rows of a file. */
export function FormFigures({ loaded, month, of = month }: FormFiguresProps) {
  if (loaded.consumers) return <Consumers sums={loaded.consumers} month={month} />;
  if (loaded.itbis) return <ItbisFigures itbis={loaded.itbis} month={month} />;
  if (loaded.withheld) return <WithheldFigures withheld={loaded.withheld} month={month} of={of} />;
  return null;
}

interface OfMonth {
  month: IsoMonth | undefined;
}

const pesos = (minor: number) => <MoneyText amountMinor={minor} currency="DOP" />;

/** An amount that leads to what it is made of. */
function Leading({ to, children }: { to: string | null; children: ReactNode }) {
  const { pathOf } = useIssuer();
  if (to === null) return children;
  return (
    <AppLink to={pathOf(to)} className="text-action hover:underline">
      {children}
    </AppLink>
  );
}

function Consumers({ sums, month }: OfMonth & { sums: ConsumerSummary }) {
  const { form: text } = useText('ownerTaxes');
  const to = month ? `/finance/taxes/receipts?month=${month}` : null;
  const paid = saleForms.filter((form) => sums.payments[form] !== 0);
  return (
    <Card title={text.consumers.title} description={text.consumers.text}>
      <DefinitionList
        items={[
          { term: text.consumers.count, value: <Leading to={to}>{sums.count}</Leading> },
          { term: text.consumers.base, value: pesos(sums.baseMinor) },
          { term: text.consumers.itbis, value: pesos(sums.itbisMinor) },
          ...paid.map((form) => ({ term: text.sales[form], value: pesos(sums.payments[form]) })),
        ]}
      />
    </Card>
  );
}

function ItbisFigures({ itbis, month }: OfMonth & { itbis: Itbis & CarriedItbis }) {
  const { itbis: text } = useText('ownerTaxes').form;
  const made = (figure: ItbisFigure | typeof EVERY, minor: number) => (
    <Leading to={month ? figurePath('IT-1', figure, month) : null}>{pesos(minor)}</Leading>
  );
  const { previousCreditMinor, usedCreditMinor, payableMinor, nextCreditMinor } = itbis;
  return (
    <Card title={text.title} description={text.text}>
      <DefinitionList
        items={[
          { term: text.taxable, value: made('taxable', itbis.taxableMinor) },
          { term: text.exempt, value: made('exempt', itbis.exemptMinor) },
          { term: text.billed, value: made('billed', itbis.billedMinor) },
          { term: text.advanced, value: made('advanced', -itbis.advancedMinor) },
          { term: text.withheld, value: made('withheld', -itbis.withheldByOthersMinor) },
          { term: text.cards, value: made('cards', -(itbis.withheldOfCardsMinor ?? 0)) },
          {
            term: itbis.dueMinor < 0 ? text.credit : text.due,
            value: pesos(Math.abs(itbis.dueMinor)),
          },
          {
            term: text.previousCredit,
            value: (
              <Leading to={month ? `/finance/taxes/forms/IT-1?month=${shiftMonth(month, -1)}` : null}>
                {pesos(-previousCreditMinor)}
              </Leading>
            ),
          },
          ...(usedCreditMinor > 0 ? [{ term: text.usedCredit, value: pesos(usedCreditMinor) }] : []),
          ...(nextCreditMinor > 0
            ? [{ term: text.nextCredit, value: <strong>{pesos(nextCreditMinor)}</strong> }]
            : [{ term: text.payable, value: <strong>{pesos(payableMinor)}</strong> }]),
        ]}
      />
      <h3 className="mt-5 mb-2 text-15 font-semibold">{text.vendors.title}</h3>
      <DefinitionList
        items={[
          ...taxpayerKinds.map((kind) => ({
            term: text.vendors[kind],
            value: made(kind, itbis.withheldFromVendorsMinor[kind]),
          })),
          { term: text.total, value: <strong>{pesos(itbis.totalMinor)}</strong> },
        ]}
      />
      <LeftOut count={itbis.leftOutCount} />
      {itbis.withoutReceiptCount > 0 ? (
        <div className="mt-4">
          <Notice tone="warn">{text.withoutReceipt({ count: itbis.withoutReceiptCount })}</Notice>
        </div>
      ) : null}
    </Card>
  );
}

function WithheldFigures({
  withheld,
  month,
  of,
}: OfMonth & { withheld: Withheld; of: IsoMonth | undefined }) {
  const language = useLanguage();
  const { form } = useText('ownerTaxes');
  const { withheld: text } = form;
  const isEmpty = withheld.isrMinor === 0;
  const made = (figure: string, minor: number) => (
    <Leading to={month ? figurePath('IR-17', figure, month) : null}>{pesos(minor)}</Leading>
  );
  return (
    <Card title={text.title} description={text.text}>
      {isEmpty ? (
        <p className="text-15 text-secondary">{text.none}</p>
      ) : (
        <DefinitionList
          items={[
            ...withheld.kinds.map((own) => ({
              term: rowName(own.kind, of, form, language),
              value: made(own.kind, own.withheldMinor),
            })),
            { term: text.isr, value: <strong>{made(EVERY, withheld.isrMinor)}</strong> },
          ]}
        />
      )}
      <LeftOut count={withheld.leftOutCount} />
    </Card>
  );
}

/** Bills in dollars that the figures above are without. */
function LeftOut({ count }: { count: number }) {
  const { form: text } = useText('ownerTaxes');
  if (count === 0) return null;
  return (
    <div className="mt-4">
      <Notice tone="warn">{text.leftOut({ count })}</Notice>
    </div>
  );
}

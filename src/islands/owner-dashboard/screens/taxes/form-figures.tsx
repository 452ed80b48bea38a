import type { LoadedForm } from '#src/data/taxes/forms.ts';
import type { CarriedItbis } from '#src/domain/tax-do/carried-itbis.ts';
import { taxpayerKinds } from '#src/domain/tax-do/codes.ts';
import { type ConsumerSummary, saleForms } from '#src/domain/tax-do/form-607.ts';
import type { Itbis, Withheld } from '#src/domain/tax-do/summaries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

export type FiledFigures = Pick<LoadedForm, 'consumers' | 'itbis' | 'withheld'>;

/** The figures of a form that are not rows of a file. */
export function FormFigures({ loaded }: { loaded: Partial<FiledFigures> }) {
  if (loaded.consumers) return <Consumers sums={loaded.consumers} />;
  if (loaded.itbis) return <ItbisFigures itbis={loaded.itbis} />;
  if (loaded.withheld) return <WithheldFigures withheld={loaded.withheld} />;
  return null;
}

const pesos = (minor: number) => <MoneyText amountMinor={minor} currency="DOP" />;

function Consumers({ sums }: { sums: ConsumerSummary }) {
  const { form: text } = useText('ownerTaxes');
  const paid = saleForms.filter((form) => sums.payments[form] !== 0);
  return (
    <Card title={text.consumers.title} description={text.consumers.text}>
      <DefinitionList
        items={[
          { term: text.consumers.count, value: sums.count },
          { term: text.consumers.base, value: pesos(sums.baseMinor) },
          { term: text.consumers.itbis, value: pesos(sums.itbisMinor) },
          ...paid.map((form) => ({ term: text.sales[form], value: pesos(sums.payments[form]) })),
        ]}
      />
    </Card>
  );
}

function ItbisFigures({ itbis }: { itbis: Itbis & CarriedItbis }) {
  const { itbis: text } = useText('ownerTaxes').form;
  const { previousCreditMinor, usedCreditMinor, payableMinor, nextCreditMinor } = itbis;
  return (
    <Card title={text.title} description={text.text}>
      <DefinitionList
        items={[
          { term: text.taxable, value: pesos(itbis.taxableMinor) },
          { term: text.exempt, value: pesos(itbis.exemptMinor) },
          { term: text.billed, value: pesos(itbis.billedMinor) },
          { term: text.advanced, value: pesos(-itbis.advancedMinor) },
          { term: text.withheld, value: pesos(-itbis.withheldByOthersMinor) },
          {
            term: itbis.dueMinor < 0 ? text.credit : text.due,
            value: pesos(Math.abs(itbis.dueMinor)),
          },
          { term: text.previousCredit, value: pesos(-previousCreditMinor) },
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
            value: pesos(itbis.withheldFromVendorsMinor[kind]),
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

function WithheldFigures({ withheld }: { withheld: Withheld }) {
  const { form } = useText('ownerTaxes');
  const { withheld: text, isrKinds } = form;
  const isEmpty = withheld.isrMinor === 0;
  const kindName = (kind: string) => Object.entries(isrKinds).find(([own]) => own === kind)?.[1] ?? kind;
  return (
    <Card title={text.title} description={text.text}>
      {isEmpty ? (
        <p className="text-15 text-secondary">{text.none}</p>
      ) : (
        <DefinitionList
          items={[
            ...withheld.kinds.map((own) => ({
              term: kindName(own.kind),
              value: pesos(own.withheldMinor),
            })),
            { term: text.isr, value: <strong>{pesos(withheld.isrMinor)}</strong> },
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

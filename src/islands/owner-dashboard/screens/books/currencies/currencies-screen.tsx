import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { removeExchangeRate } from '#src/data/books/currencies/mutations.ts';
import { type Conversion, currencyQueries, type ExchangeRate } from '#src/data/books/currencies/queries.ts';
import { formatDate, formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { RemoveButton } from '#src/islands/owner-dashboard/remove-button.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import { RateDialog } from './rate-dialog.tsx';

/** Digits of a rate that are shown: 60.2500. */
const RATE_DIGITS = 4;

/** Exchange rates with their source, and what was changed from one currency into the other. */
export function Screen() {
  const text = useText('ownerBooks').currencies;
  const { states } = useText('common');
  const { id } = useOrganization();
  const rates = useQuery(currencyQueries.rates(id));
  const conversions = useQuery(currencyQueries.conversions(id));
  const skeleton = <SkeletonText label={states.loading} rows={4} />;
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <SectionLine />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <QueryView query={conversions} skeleton={skeleton}>
          {(rows) => <Conversions conversions={rows} rates={rates.data ?? []} />}
        </QueryView>
        <QueryView query={rates} skeleton={skeleton}>
          {(rows) => <Rates rates={rows} />}
        </QueryView>
      </div>
    </>
  );
}

interface ConversionsProps {
  conversions: readonly Conversion[];
  rates: readonly ExchangeRate[];
}

function Conversions({ conversions, rates }: ConversionsProps) {
  const text = useText('ownerBooks').currencies;
  const { can } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={text.conversions}
      description={text.conversionsText}
      isFlush
      action={
        can('money.write') ? (
          <Button variant="primary" icon={ArrowRightLeft} onClick={() => setOpen(true)}>
            {text.convert}
          </Button>
        ) : null
      }
    >
      {conversions.length === 0 ? <p className="px-5 pb-5 text-secondary">{text.conversionsEmpty}</p> : null}
      <ol>
        {conversions.map((conversion) => (
          <ConversionRow key={conversion.id} conversion={conversion} />
        ))}
      </ol>
      {isOpen ? <ConvertDialog latest={rates[0] ?? null} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function ConversionRow({ conversion }: { conversion: Conversion }) {
  const text = useText('ownerBooks').currencies;
  const language = useLanguage();
  const { differenceMinor: difference } = conversion;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3">
      <div>
        <p className="font-medium tabular-nums">
          {text.into({
            from: formatMoney(conversion.fromMinor, conversion.fromCurrency, language),
            to: formatMoney(conversion.toMinor, conversion.toCurrency, language),
          })}
        </p>
        <p className="text-14 text-hint">
          {formatDate(conversion.occurredOn, language)} ·{' '}
          {text.at({
            rate: formatNumber(conversion.rate, language, RATE_DIGITS),
            source: conversion.rateSource,
            date: formatDate(conversion.ratedOn, language, 'short'),
          })}
        </p>
      </div>
      {difference === 0 ? null : (
        <p className={difference > 0 ? 'text-bad' : 'text-good'}>
          {difference > 0 ? text.lossShort : text.gainShort}{' '}
          <MoneyText amountMinor={Math.abs(difference)} currency={conversion.differenceCurrency} />
        </p>
      )}
    </li>
  );
}

function Rates({ rates }: { rates: readonly ExchangeRate[] }) {
  const text = useText('ownerBooks').currencies;
  const { can } = useOrganization();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={text.rates}
      description={text.ratesText}
      isFlush
      action={
        can('money.write') ? (
          <Button size="sm" icon={Plus} onClick={() => setOpen(true)}>
            {text.addRate}
          </Button>
        ) : null
      }
    >
      {rates.length === 0 ? <p className="px-5 pb-5 text-secondary">{text.ratesEmpty}</p> : null}
      <ol>
        {rates.map((rate) => (
          <li key={rate.id} className="flex items-center gap-4 border-t border-line px-5 py-2">
            <span className="w-20 shrink-0 font-semibold tabular-nums">
              {formatNumber(rate.rate, language, RATE_DIGITS)}
            </span>
            <span className="min-w-0 flex-1">
              {rate.source}
              <span className="block text-14 text-hint">{formatDate(rate.ratedOn, language)}</span>
            </span>
            {can('money.write') ? (
              <RemoveButton
                label={text.removeRate({ date: formatDate(rate.ratedOn, language) })}
                verb={text.removeRateVerb}
                remove={() => removeExchangeRate(rate.id)}
                invalidates={[currencyQueries.all]}
                toast={text.rateRemoved}
              >
                {text.removeRateText}
              </RemoveButton>
            ) : null}
          </li>
        ))}
      </ol>
      {isOpen ? <RateDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

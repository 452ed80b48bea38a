import type { AskedWork } from '#src/data/maintenance/quote-link.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { splitPrice } from '#src/domain/maintenance/work-price.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

interface AskedWorkCardProps {
  work: AskedWork;
  /** It begins the page, and says who asks and until when. */
  isFirst?: boolean;
}

/** What is wanted, roughly where, and the photos that the office chose. */
export function AskedWorkCard({ work, isFirst = false }: AskedWorkCardProps) {
  const text = useText('quotePage');
  const language = useLanguage();
  const { organization, vendor, lines, scope } = work;
  return (
    <Card>
      {isFirst ? (
        <>
          <h1 className="text-25">{work.title}</h1>
          <p className="mt-1 text-secondary">{text.asks({ organization, vendor })}</p>
          <p className="mb-5 text-secondary">{text.until({ date: formatDate(work.lastDay, language) })}</p>
        </>
      ) : (
        <h2 className="mb-4 text-20">{work.title}</h2>
      )}
      <div className="grid gap-5">
        {scope ? <p className="text-16 break-words whitespace-pre-line">{scope}</p> : null}
        {lines.length > 0 ? (
          <section aria-labelledby="asked-lines">
            <h2 id="asked-lines" className="mb-2 text-15 font-medium">
              {text.lines}
            </h2>
            <ul className="grid list-disc gap-1 pl-5">
              {lines.map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <Facts work={work} />
        <Photos urls={work.photos} />
      </div>
    </Card>
  );
}

function Facts({ work }: { work: AskedWork }) {
  const text = useText('quotePage');
  const { category } = useText('maintenance');
  const { contact, quote } = work;
  const area = [work.sector, work.municipality, work.province].filter(
    (part, place, all) => part !== '' && all.indexOf(part) === place,
  );
  return (
    <DefinitionList
      items={[
        { term: text.kind, value: category[work.category] },
        { term: text.area, value: area.join(', ') },
        ...(contact
          ? [
              {
                term: text.contact,
                value: contact.phone ? (
                  <>
                    {contact.name},{' '}
                    <a href={`tel:${contact.phone}`} className="text-action hover:underline">
                      {formatPhone(contact.phone)}
                    </a>
                  </>
                ) : (
                  contact.name
                ),
              },
            ]
          : []),
        ...(quote && work.state !== 'open'
          ? [
              {
                term: text.yourPrice,
                value: (
                  <MoneyText
                    amountMinor={splitPrice(quote.amountMinor, quote.tax, work.itbisBasisPoints).totalMinor}
                    currency={work.currency}
                  />
                ),
              },
              { term: text.validUntil, value: <DateText date={quote.validUntil} /> },
            ]
          : []),
      ]}
    />
  );
}

function Photos({ urls }: { urls: readonly string[] }) {
  const text = useText('quotePage');
  if (urls.length === 0) return <p className="text-15 text-secondary">{text.noPhotos}</p>;
  return (
    <ul aria-label={text.photos} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {urls.map((url, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-card">
            <img
              src={url}
              alt={text.photo({ number: place + 1 })}
              loading="lazy"
              className="aspect-square w-full rounded-card bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

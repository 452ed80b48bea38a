import type { IdentityType } from '#src/domain/foundation/enums.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { ruleInForce } from '#src/domain/leasing/rental-law.ts';
import {
  type ContractClause,
  type ContractDocument,
  type ContractFacts,
  type ContractParticulars,
  type ContractParty,
  contractChanges,
  emptyParticulars,
} from '#src/domain/signing/contract.ts';
import { formatDate, formatList, formatMoney, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { ClauseFacts, ContractWords, NamedParty } from './contract-words.ts';
import { contractWordsEn } from './contract-words-en.ts';
import { contractWordsEs } from './contract-words-es.ts';

/** Another text of the clauses has another name, so that a stored document tells by which it was written. */
const TEMPLATE = 'alquiler-2027-01';
const BASIS_POINTS_IN_A_PERCENT = 100;
const words: Readonly<Record<Language, ContractWords>> = { es: contractWordsEs, en: contractWordsEn };

/** The document of a lease: its contract, or what changed since the last one that was signed. */
export function writeContract(facts: ContractFacts): ContractDocument {
  const title = (language: Language) =>
    facts.signedVersion
      ? words[language].amendment.title({ number: facts.signedVersion.number })
      : words[language].title;
  const write = facts.signedVersion ? writeAmendment : writeClauses;
  return {
    template: TEMPLATE,
    title: { es: title('es'), en: title('en') },
    es: write(facts, 'es'),
    en: write(facts, 'en'),
  };
}

function writeClauses(facts: ContractFacts, language: Language): ContractClause[] {
  const text = words[language];
  const given = clauseFacts(facts, language);
  const numbered = text.clauses
    .map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs(given).filter(Boolean) }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ heading, paragraphs }, index) => ({
      heading: `${text.ordinal(index + 1)} ${heading}`,
      paragraphs,
    }));
  return [
    { heading: text.parties, paragraphs: text.partyLines(given) },
    ...numbered,
    { heading: text.closing, paragraphs: text.closingLines(given) },
  ];
}

function writeAmendment(facts: ContractFacts, language: Language): ContractClause[] {
  const { amendment, closing, closingLines, parties, partyLines } = words[language];
  const before = facts.signedVersion;
  if (!before) return [];
  const given = { ...clauseFacts(facts, language), agreedOn: formatDate(facts.today, language, 'long') };
  const { rents, endsOn, tenants, guarantors } = contractChanges(before.facts, facts);
  const list = ({ joined, left }: typeof tenants) => ({
    joined: formatList(joined, language),
    left: formatList(left, language),
  });
  const date = (day: string) => formatDate(day, language, 'long');
  const changes = [
    ...rents.map((step) =>
      amendment.rent({
        amount: formatMoney(step.rentMinor, facts.lease.currency, language),
        date: date(step.startsOn),
      }),
    ),
    endsOn ? amendment.endsOn({ date: date(endsOn) }) : '',
    amendment.tenants(list(tenants)),
    amendment.guarantors(list(guarantors)),
  ].filter(Boolean);
  const place = `${given.unit}, ${given.address}`;
  return [
    { heading: parties, paragraphs: partyLines(given) },
    {
      heading: amendment.refers,
      paragraphs: [amendment.refersText({ place, date: date(before.signedOn), number: before.number })],
    },
    { heading: amendment.changes, paragraphs: changes },
    { heading: amendment.rest, paragraphs: [amendment.restText] },
    { heading: closing, paragraphs: closingLines(given) },
  ];
}

function clauseFacts(facts: ContractFacts, language: Language): ClauseFacts {
  const { lease, unit, organization } = facts;
  const particulars = withBlanks(facts.particulars ?? emptyParticulars);
  const money = (amountMinor: number) => formatMoney(amountMinor, lease.currency, language);
  const day = (date: string) => formatDate(date, language, 'long');
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, language));
  const limit = (amountMinor: number | null | undefined) => (amountMinor ? money(amountMinor) : '');
  const notice = ruleInForce('notice', unit.unitUse, facts.today);
  const [first, ...later] = facts.rentSteps;
  const { landlordName: signsFor } = particulars;
  return {
    landlord: {
      name: signsFor || organization.name,
      organization: signsFor && signsFor !== organization.name ? organization.name : '',
      identity: landlordIdentity(particulars.landlordIdentity || organization.rnc, language),
      domicile: particulars.landlordDomicile,
    },
    tenants: facts.tenants.map((person) => named(person, particulars.tenantDomicile, language)),
    guarantors: facts.guarantors.map((person) => named(person, '', language)),
    address: addressOf(facts),
    unit: unit.label,
    rooms: words[language].rooms({
      bedrooms: number(unit.bedrooms),
      bathrooms: number(unit.bathrooms),
      area: number(unit.areaM2),
    }),
    use: unit.unitUse,
    particulars,
    furniture: particulars.isUnfurnished ? [] : linesOf(particulars.furniture),
    startsOn: day(lease.startsOn),
    endsOn: day(lease.endsOn),
    rent: money(first?.rentMinor ?? 0),
    laterRents: later.map((step) => ({ amount: money(step.rentMinor), date: day(step.startsOn) })),
    dueDay: lease.dueDay,
    proration: lease.prorationMethod,
    deposit: lease.depositMinor > 0 ? money(lease.depositMinor) : '',
    lateFee: {
      kind: lease.lateFeeKind,
      amount: money(lease.lateFeeMinor ?? 0),
      percent: `${formatNumber((lease.lateFeeBasisPoints ?? 0) / BASIS_POINTS_IN_A_PERCENT, language)}%`,
      cap: limit(lease.lateFeeCapMinor),
      monthlyCap: limit(lease.lateFeeMonthlyCapMinor),
      graceDays: lease.lateFeeGraceDays,
      isDaily: lease.lateFeeFrequency === 'daily',
    },
    notice: notice && { days: notice.value, law: notice.law, article: notice.article },
    agreedIn: particulars.agreedIn,
    agreedOn: day(particulars.agreedOn ?? facts.today),
    extra: particulars.extraClauses
      .split(/\n\s*\n/)
      .map(oneLine)
      .filter(Boolean),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const linesOf = (text: string) => text.split('\n').map(oneLine).filter(Boolean);

/** What is not said yet is a blank in a text that is only looked at: it is not sent so. */
const BLANK = '________';

function withBlanks(given: ContractParticulars): ContractParticulars {
  return {
    ...given,
    description: given.description || BLANK,
    condition: given.condition || BLANK,
    furniture: given.furniture || BLANK,
    paymentForm: given.paymentForm || BLANK,
    landlordDomicile: given.landlordDomicile || BLANK,
    tenantDomicile: given.tenantDomicile || BLANK,
  };
}

/** A number is named for what it is; anything else stands as it was written. */
function landlordIdentity(written: string, language: Language): string {
  const digits = written.replace(/[\s-]/g, '');
  if (/^\d{11}$/.test(digits)) return identityText('cedula', digits, language);
  return /^\d{9}$/.test(digits) ? identityText('rnc', digits, language) : written;
}

function identityText(type: IdentityType | null, number: string, language: Language): string {
  if (!type || number === '') return number;
  return `${words[language].identity[type]} ${formatIdentity(type, number)}`;
}

function named(person: ContractParty, domicile: string, language: Language): NamedParty {
  const { fullName: name, identityType: type, identityNumber: number } = person;
  return { name, identity: identityText(type, number, language), domicile };
}

/** Where the unit of a contract is, in one line. */
export function addressOf({ property }: ContractFacts): string {
  const street = [property.street, property.streetNumber].filter(Boolean).join(' ');
  const { name, condominiumName: condominium, sector, municipality, province, reference } = property;
  return [street, name, condominium, sector, municipality, province, reference && `(${reference})`]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(', ');
}

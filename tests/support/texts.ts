import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Namespace, type Texts } from '#src/i18n/load.ts';

const ownerParts = [
  'owner',
  'ownerPortfolio',
  'ownerLeasing',
  'ownerMoney',
  'ownerProperty',
  'ownerTeam',
  'ownerTenantPage',
  'ownerStart',
] as const satisfies readonly Namespace[];
const areas = [
  'common',
  'errors',
  'tenant',
  'tenantAutopay',
  'tenantFiscal',
  'tenantReport',
  'auth',
  'admin',
  'account',
  'dates',
  'lists',
  'palette',
  'favorites',
  'ownerReports',
  'ownerBudget',
  'ownerDistributions',
  'ownerReportFiles',
  'ownerCharging',
  'maintenance',
  'assistant',
  'messages',
  'notifications',
  'notificationSettings',
  'notificationTest',
  'notices',
  'serviceLevels',
  'outbox',
  'programs',
  'tenantRental',
  'community',
  'calendar',
  'calendarEntries',
  'calendarItem',
  'calendarFeeds',
  'calendarImport',
  'calendarComing',
  'condition',
  'help',
  'documents',
  'documentRequests',
  'record',
  'trust',
  'decisions',
  'tenantDecisions',
  'trustSections',
  'dataRequests',
] as const satisfies readonly Namespace[];

/** The words on the screens, so that one test reads the product in both languages. */
/** What an address begins with in each language. */
export const prefix = { es: '', en: '/en' } as const;

export type ScreenTexts = Pick<Texts, (typeof areas)[number]> & {
  /** All of the owner's area, which the product fetches in parts. */
  owner: Texts['owner'] &
    Texts['ownerPortfolio'] &
    Texts['ownerMoney'] &
    Texts['ownerProperty'] &
    Texts['ownerLeasing'] &
    Texts['ownerTeam'] &
    Texts['ownerTenantPage'] &
    Texts['ownerStart'];
};

export async function textsOf(language: Language): Promise<ScreenTexts> {
  await loadText(language, [...ownerParts, ...areas]);
  const owner = Object.assign({}, ...ownerParts.map((part) => knownText(part, language)));
  return {
    ...Object.fromEntries(areas.map((area) => [area, knownText(area, language)])),
    owner,
  } as ScreenTexts;
}

/** The words of one part of the product, which only its own screens fetch. */
export async function wordsOf<Part extends Namespace>(part: Part, language: Language): Promise<Texts[Part]> {
  await loadText(language, [part]);
  return knownText(part, language) as Texts[Part];
}

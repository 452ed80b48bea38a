import { array, nullable, number, object, parse, picklist, string } from 'valibot';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { type CurrencyCode, currencyCodes, propertyTypes, unitUses } from '#src/domain/foundation/enums.ts';
import { normalizePhone } from '#src/domain/foundation/phone.ts';
import {
  incomeOf,
  type RentalApplicationForm,
  type RentalFaults,
  rentalApplicationFaults,
  rentalApplicationFields,
} from '#src/domain/screening/rental-application.ts';
import { CONSENT_VERSION } from '#src/domain/screening/screening.ts';
import { call } from '#src/edge/call.ts';
import type { Language } from '#src/i18n/language.ts';
import { clientKey } from '../client-key.ts';
import { checkOrigin } from '../endpoint.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { Problem } from '../problem.ts';
import type { Caller } from '../public-forms/analysis-mail.ts';
import { isTrap, readForm } from '../public-forms/public-form.ts';
import { readMailSettings, readSettings } from '../settings.ts';
import { serviceClient } from '../supabase.ts';

const Listing = object({
  slug: string(),
  titleEs: string(),
  titleEn: string(),
  descriptionEs: string(),
  descriptionEn: string(),
  amenitiesEs: string(),
  amenitiesEn: string(),
  rentMinor: number(),
  rentCurrency: picklist(currencyCodes),
  depositMonths: number(),
  availableFrom: nullable(string()),
  publishedAt: string(),
  unitUse: picklist(unitUses),
  bedrooms: nullable(number()),
  bathrooms: nullable(number()),
  areaM2: nullable(number()),
  propertyType: picklist(propertyTypes),
  sector: string(),
  municipality: string(),
  province: string(),
  landlord: string(),
  photos: array(object({ name: string(), caption: string() })),
});
/** What visitors see of a listing. */
export type PublicListing = ReturnType<typeof parse<typeof Listing>>;

/** The published listing of an address; null when there is none. @throws Problem when the database does not answer. */
export async function readListing(env: Env, slug: string): Promise<PublicListing | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  const data = await call(serviceClient(readSettings(env)), 'read_listing', { slug });
  return data === null ? null : parse(Listing, data);
}

/** The file of a photo, or of its small one, that a published listing shows; null when it shows none of that name. @throws Problem */
export async function readListingPhoto(env: Env, slug: string, name: string): Promise<Blob | null> {
  if (!/^[0-9a-f-]{36}(-small)?\.(webp|jpg)$/.test(name)) return null;
  const service = serviceClient(readSettings(env));
  const path = await call(service, 'find_listing_photo', { slug, name });
  if (path === null) return null;
  const bucket = service.storage.from('property-photos');
  const { data: file } = await bucket.download(path);
  // A photo from before there were small ones.
  return (
    file ?? (path.includes('-small.') ? (await bucket.download(path.replace('-small.', '.'))).data : null)
  );
}

const Listed = array(object({ slug: string(), changedOn: string() }));

/** The pages of the published listings, the newest first. @throws Problem when the database does not answer. */
export async function readListedRentals(env: Env): Promise<{ path: string; changedOn: string }[]> {
  const data = await call(serviceClient(readSettings(env)), 'list_published_listings');
  return parse(Listed, data).map(({ slug, changedOn }) => ({
    path: `/rentals/${slug}/`,
    changedOn: changedOn,
  }));
}

export type RentalOutcome = 'sent' | 'closed' | 'faults' | 'limited' | 'failed';

/** What became of a form, with what was typed and what is wrong. */
export interface RentalAnswer {
  readonly outcome: RentalOutcome;
  readonly typed: RentalApplicationForm;
  readonly faults: RentalFaults;
}

const EMPTY = Object.fromEntries(
  rentalApplicationFields.map((field) => [field, '']),
) as unknown as RentalApplicationForm;

/** Answers the form of a listing's page, which posts to itself. Never throws: whoever waits for a page gets a page. */
export async function answerRentalForm(
  env: Env,
  caller: Caller,
  { language, slug, currency }: { language: Language; slug: string; currency: CurrencyCode },
): Promise<RentalAnswer> {
  let typed = EMPTY;
  try {
    const settings = readMailSettings(env);
    checkOrigin(caller.request, settings.siteUrl);
    const form = await readForm(caller.request);
    typed = { ...EMPTY, ...pick(form.values) };
    const faults = rentalApplicationFaults(typed, currency);
    if (Object.keys(faults).length > 0) return { outcome: 'faults', typed, faults };
    // A program that fills in what people do not see is told that all went well.
    if (isTrap(form)) return { outcome: 'sent', typed: EMPTY, faults: {} };
    const data = await call(serviceClient(settings), 'apply_to_listing', {
      slug,
      language,
      applicant: applicantOf(typed, currency),
      moveInOn: typed.move_in || null,
      note: typed.note,
      consentVersion: CONSENT_VERSION,
      client: clientKey(caller.request),
    });
    if (data === 'closed') return { outcome: 'closed', typed, faults: {} };
    deliverSoon(caller, settings);
    return { outcome: 'sent', typed: EMPTY, faults: {} };
  } catch (error) {
    const isLimited = error instanceof Problem && error.code === 'rate_limited';
    if (!isLimited) console.error(error);
    return { outcome: isLimited ? 'limited' : 'failed', typed, faults: {} };
  }
}

function pick(values: Readonly<Record<string, string>>): Partial<RentalApplicationForm> {
  return Object.fromEntries(rentalApplicationFields.map((field) => [field, values[field] ?? '']));
}

function applicantOf(typed: RentalApplicationForm, currency: CurrencyCode) {
  const incomeMinor = incomeOf(typed.income, currency);
  return {
    fullName: typed.name,
    email: normalizeEmail(typed.email),
    phone: normalizePhone(typed.phone) ?? '',
    occupation: typed.occupation,
    employer: typed.employer,
    incomeMinor,
    incomeCurrency: incomeMinor === null ? null : currency,
  };
}

export type ConfirmOutcome = 'ask' | 'confirmed' | 'expired' | 'unknown' | 'failed';

/** What the page behind a mail's link says: it asks first, because scanners of mail open every link. Never throws. */
export async function answerConfirmation(
  env: Env,
  caller: Caller,
): Promise<{ outcome: ConfirmOutcome; token: string }> {
  const isPost = caller.request.method === 'POST';
  try {
    const token = isPost
      ? ((await readForm(caller.request)).values.token ?? '')
      : (new URL(caller.request.url).searchParams.get('token') ?? '');
    if (!/^[0-9a-f]{64}$/.test(token)) return { outcome: 'unknown', token: '' };
    if (!isPost) return { outcome: 'ask', token };
    const settings = readSettings(env);
    checkOrigin(caller.request, settings.siteUrl);
    const data = await call(serviceClient(settings), 'confirm_application', { token });
    return { outcome: data === 'confirmed' || data === 'expired' ? data : 'unknown', token };
  } catch (error) {
    console.error(error);
    return { outcome: 'failed', token: '' };
  }
}

import type { Applicant, Application } from '#src/data/screening/applications/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { type DraftPerson, endAfterMonths, type LeaseDraft } from './lease-draft.ts';

const USUAL_MONTHS = 12;

/** What an application says of the lease. A person takes the applicant's id, so that a second attempt adds nobody twice. */
export function draftOfApplication(
  application: Pick<
    Application,
    'id' | 'propertyId' | 'unitId' | 'moveInOn' | 'termMonths' | 'rentMinor' | 'rentCurrency'
  >,
  applicants: readonly Applicant[],
  today: IsoDate,
): Partial<LeaseDraft> {
  const startsOn = application.moveInOn ?? today;
  return {
    applicationId: application.id,
    propertyId: application.propertyId,
    unitId: application.unitId,
    startsOn,
    endsOn: endAfterMonths(startsOn, application.termMonths ?? USUAL_MONTHS),
    currency: application.rentCurrency,
    ...(application.rentMinor === null ? {} : { rentMinor: application.rentMinor }),
    people: applicants.map(personOf),
  };
}

function personOf(applicant: Applicant): DraftPerson {
  const { id, identityType: type, phone } = applicant;
  return {
    place: id,
    id,
    isNew: true,
    fullName: applicant.fullName,
    email: applicant.email,
    phone: phone === '' ? '' : formatPhone(phone),
    identityType: type,
    identityNumber: type ? formatIdentity(type, applicant.identityNumber) : '',
  };
}

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
    'id' | 'property_id' | 'unit_id' | 'move_in_on' | 'term_months' | 'rent_minor' | 'rent_currency'
  >,
  applicants: readonly Applicant[],
  today: IsoDate,
): Partial<LeaseDraft> {
  const startsOn = application.move_in_on ?? today;
  return {
    applicationId: application.id,
    propertyId: application.property_id,
    unitId: application.unit_id,
    startsOn,
    endsOn: endAfterMonths(startsOn, application.term_months ?? USUAL_MONTHS),
    currency: application.rent_currency,
    ...(application.rent_minor === null ? {} : { rentMinor: application.rent_minor }),
    people: applicants.map(personOf),
  };
}

function personOf(applicant: Applicant): DraftPerson {
  const { id, identity_type: type, phone } = applicant;
  return {
    place: id,
    id,
    isNew: true,
    fullName: applicant.full_name,
    email: applicant.email,
    phone: phone === '' ? '' : formatPhone(phone),
    identityType: type,
    identityNumber: type ? formatIdentity(type, applicant.identity_number) : '',
  };
}

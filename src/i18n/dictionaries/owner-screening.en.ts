import { ownerApplication } from './owner-application.en.ts';
import { ownerApplications } from './owner-applications.en.ts';

/** Applications to rent: list, form, one application. */
export const ownerScreening = { ...ownerApplications, ...ownerApplication };

export type OwnerScreeningText = typeof ownerScreening;

import { ownerApplication } from './owner-application.en.ts';
import { ownerApplications } from './owner-applications.en.ts';
import { ownerBureau } from './owner-bureau.en.ts';

/** Applications to rent: list, form, one application. */
export const ownerScreening = { ...ownerApplications, ...ownerApplication, ...ownerBureau };

export type OwnerScreeningText = typeof ownerScreening;

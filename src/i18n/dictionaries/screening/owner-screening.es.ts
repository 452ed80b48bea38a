import { ownerApplication } from './owner-application.es.ts';
import { ownerApplications } from './owner-applications.es.ts';
import { ownerBureau } from './owner-bureau.es.ts';
import type { OwnerScreeningText } from './owner-screening.en.ts';

export const ownerScreening = {
  ...ownerApplications,
  ...ownerApplication,
  ...ownerBureau,
} satisfies OwnerScreeningText;

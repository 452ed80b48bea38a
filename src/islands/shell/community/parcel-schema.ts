import { maxLength, minLength, nonEmpty, nullable, object, pipe, string, trim } from 'valibot';

/** What is noted of a parcel; the messages are keys of `community.parcels.problems`. */
export const parcelSchema = object({
  unitId: pipe(nullable(string('unit'), ''), string('unit'), nonEmpty('unit')),
  description: pipe(string(), trim(), minLength(2, 'what'), maxLength(200, 'what')),
  storagePlace: pipe(string(), trim(), maxLength(120)),
});

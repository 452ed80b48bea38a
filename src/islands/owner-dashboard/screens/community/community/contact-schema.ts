import {
  array,
  check,
  forward,
  type InferOutput,
  maxLength,
  minLength,
  object,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import { propertyContactKinds } from '#src/domain/community/community.ts';

const PHONE = /^$|^[+*#0-9][0-9 ()*#.-]{1,29}$/;
const EMAIL = /^$|^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Whom tenants call; the messages are keys of `condition.problems`, the limits those of `property_contacts`. */
export const contactsSchema = object({
  contacts: array(
    pipe(
      object({
        kind: picklist(propertyContactKinds),
        name: pipe(string(), trim(), minLength(2, 'contactName'), maxLength(80, 'contactName')),
        phone: pipe(string(), trim(), regex(PHONE, 'phone')),
        email: pipe(string(), trim(), regex(EMAIL, 'email')),
        note: pipe(string(), trim(), maxLength(160)),
      }),
      forward(
        check(
          ({ kind, phone, email }) => phone !== '' || (email !== '' && kind !== 'emergency'),
          'contactReach',
        ),
        ['phone'],
      ),
    ),
  ),
});
export type ContactsValues = InferOutput<typeof contactsSchema>;

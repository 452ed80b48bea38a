import * as v from 'valibot';
import { isPasswordAcceptable } from '#src/domain/people/password-rules.ts';

// Messages are keys: of common.form, or of the texts given to the form.
const email = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.email('emailInvalid'));
const newPassword = v.pipe(v.string(), v.check(isPasswordAcceptable, 'passwordWeak'));

/**
 * The first values of a form that stands in the built page: what is in its fields when the island takes them over, where
 * something may have been typed by then.
 */
export const asTyped = {};

export const emailSchema = v.object({ email });

export const loginSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('passwordMissing')),
});

export const signUpSchema = v.object({
  fullName: v.pipe(v.string(), v.trim(), v.nonEmpty('nameMissing'), v.maxLength(120, 'nameTooLong')),
  email,
  password: newPassword,
});

export const newPasswordSchema = v.object({ password: newPassword });

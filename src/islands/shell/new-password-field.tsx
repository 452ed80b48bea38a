import { Check, Circle, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { AppError } from '#src/data/errors.ts';
import { checkPassword, PASSWORD_MIN_LENGTH, type PasswordRule } from '#src/domain/people/password-rules.ts';
import { useText } from '#src/i18n/react.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel' | 'autoComplete'
> & {
  /** What is typed so far, for the checklist. */
  typed: string;
  /** What came of the last attempt: the server's own reasons stand in the list until another password is typed. */
  failure?: AppError | null;
};

/** Why the server may refuse a password. `pwned` is known to nobody before: it stands in a list of leaked ones. */
const reasons = ['length', 'characters', 'pwned'] as const;

/** Whether the server refused the password itself; the field then says why. */
export function isPasswordRefused(failure: AppError | null): boolean {
  return failure?.code === 'weak_password';
}

/** A password to choose, with the rules that it meets so far. */
export function NewPasswordField({ typed, failure = null, ...field }: NewPasswordFieldProps) {
  const { form, shell } = useText('common');
  const texts = shell.newPassword;
  const ruleText: Record<PasswordRule, string> = {
    length: texts.length({ count: PASSWORD_MIN_LENGTH }),
    lower: texts.lower,
    upper: texts.upper,
    digit: texts.digit,
  };
  const refused = useRefused(typed, failure);
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        showLabel={form.showPassword}
        hideLabel={form.hidePassword}
      />
      <p className="text-14 text-secondary">{texts.rules}</p>
      <ul className="grid gap-1 text-14 sm:grid-cols-2">
        {checkPassword(typed).map(({ rule, isMet }) => (
          <li key={rule} className={isMet ? 'flex items-center gap-2 text-good' : 'flex items-center gap-2'}>
            {isMet ? (
              <Check size={16} aria-hidden="true" />
            ) : (
              <Circle size={16} aria-hidden="true" className="text-hint" />
            )}
            {ruleText[rule]}
            <span className="sr-only">{isMet ? texts.met : texts.missing}</span>
          </li>
        ))}
        {refused.map((reason) => (
          <li key={reason} className="flex items-center gap-2 text-bad sm:col-span-2">
            <X size={16} aria-hidden="true" className="shrink-0" />
            {texts.refused[reason]}
          </li>
        ))}
      </ul>
      {/* Said aloud when it happens: the list above fills in silently. */}
      <p role="alert" className="sr-only">
        {refused.map((reason) => texts.refused[reason]).join(' ')}
      </p>
    </div>
  );
}

/** The server's reasons against the password as it stands; none once something else is typed. */
function useRefused(typed: string, failure: AppError | null): (typeof reasons)[number][] {
  const [refused, setRefused] = useState<{ failure: AppError; typed: string } | null>(null);
  if (failure && isPasswordRefused(failure) && refused?.failure !== failure) setRefused({ failure, typed });
  if (!refused || refused.failure !== failure || refused.typed !== typed) return [];
  const given = failure.params.reasons;
  const named = reasons.filter((reason) => Array.isArray(given) && given.includes(reason));
  return named.length > 0 ? named : ['characters'];
}

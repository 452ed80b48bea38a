import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { checkPassword, PASSWORD_MIN_LENGTH, type PasswordRule } from '#src/domain/password-rules.ts';
import { useText } from '#src/i18n/react.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel' | 'autoComplete'
> & {
  /** What is typed so far, for the checklist. */
  typed: string;
};

/** A password to choose, with the rules that it meets so far. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { form, shell } = useText('common');
  const texts = shell.newPassword;
  const ruleText: Record<PasswordRule, string> = {
    length: texts.length({ count: PASSWORD_MIN_LENGTH }),
    lower: texts.lower,
    upper: texts.upper,
    digit: texts.digit,
  };
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
      </ul>
    </div>
  );
}

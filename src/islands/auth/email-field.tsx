import type { ComponentProps } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

/** An e-mail address, with the keyboard and the suggestions that fit it. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { email } = useText('auth');
  return (
    <TextField
      {...props}
      label={email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

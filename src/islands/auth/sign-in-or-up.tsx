import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { LoginCard, type LoginCardProps } from './login-card.tsx';
import { SignUpCard } from './sign-up-card.tsx';

/** Sign in or sign up, on one page. */
export function SignInOrUp({ addresses, ...notes }: LoginCardProps) {
  const text = useText('auth');
  const [active, setActive] = useState('login');
  return (
    <Tabs
      label={text.tabs}
      tabs={[
        { id: 'login', label: text.login.title },
        { id: 'signup', label: text.login.toSignUp },
      ]}
      active={active}
      onChange={setActive}
    >
      {active === 'login' ? (
        <LoginCard addresses={addresses} {...notes} />
      ) : (
        <SignUpCard addresses={addresses} />
      )}
    </Tabs>
  );
}

import { useText } from '#src/i18n/react.tsx';
import { AccountPage } from './account-page.tsx';
import { EventsSection } from './events-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Password, two-step verification with its recovery codes, sessions, what happened to the account. */
export function Screen() {
  const { security } = useText('account');
  return (
    <AccountPage title={security.title} description={security.description}>
      <PasswordSection />
      <FactorSection />
      <SessionsSection />
      <EventsSection />
    </AccountPage>
  );
}

import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { AccountPage, SectionSkeleton } from './account-page.tsx';
import { EventsSection } from './events-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const ProgramsSection = lazyPart(
  () => import('./programs-section.tsx').then((file) => file.ProgramsSection),
  { fallback: SectionSkeleton },
);

/** Password, two-step verification with its recovery codes, sessions, programs, what happened to the account. */
export function Screen() {
  const { security } = useText('account');
  return (
    <AccountPage title={security.title} description={security.description}>
      <PasswordSection />
      <FactorSection />
      <SessionsSection />
      <ProgramsSection />
      <EventsSection />
    </AccountPage>
  );
}

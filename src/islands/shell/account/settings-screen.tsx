import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { AccountPage, AccountSection } from './account-page.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { LanguageField, ThemeField, TimeZoneField } from './preference-fields.tsx';
import { PrivacySection } from './privacy-section.tsx';

/** Account, notifications, privacy, language, theme, time zone, and the way out. */
export function Screen() {
  const { settings, preferences } = useText('account');
  return (
    <AccountPage title={settings.title} description={settings.description}>
      <EmailSection />
      <NotificationsSection />
      <PrivacySection />
      <AccountSection id="language" title={preferences.language} text={preferences.languageText}>
        <Card>
          <LanguageField isBare />
        </Card>
      </AccountSection>
      <AccountSection id="theme" title={preferences.theme} text={preferences.themeText}>
        <Card>
          <ThemeField isBare />
        </Card>
      </AccountSection>
      <AccountSection id="time-zone" title={preferences.timeZone} text={preferences.timeZoneText}>
        <Card>
          <TimeZoneField isBare />
        </Card>
      </AccountSection>
      <DeletionSection />
    </AccountPage>
  );
}

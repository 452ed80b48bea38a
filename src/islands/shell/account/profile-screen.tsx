import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { profileQueries } from '#src/data/people/profile/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { $auth } from '#src/stores/auth.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { AppLink } from '../app-link.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { AccountPage, AccountSection, SectionSkeleton } from './account-page.tsx';
import { ContactSection } from './contact-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { LanguageField, ThemeField, TimeZoneField } from './preference-fields.tsx';

/** Personal information, contact information, preferences, security. */
export function Screen() {
  const { profile: text } = useText('account');
  const { userId } = useSession();
  const details = useQuery(profileQueries.details(userId));
  return (
    <AccountPage title={text.title} description={text.description}>
      <QueryView query={details} skeleton={<Loading />}>
        {(profile) => (
          <>
            <PictureSection profile={profile} />
            <PersonalSection profile={profile} />
            <ContactSection profile={profile} />
          </>
        )}
      </QueryView>
      <AccountSection {...text.preferences} id="preferences">
        <Card>
          <div className="grid gap-6">
            <LanguageField />
            <ThemeField />
            <TimeZoneField />
          </div>
        </Card>
      </AccountSection>
      <SecuritySummary />
    </AccountPage>
  );
}

function Loading() {
  return (
    <div className="grid gap-10 py-8">
      <SectionSkeleton lines={1} />
      <SectionSkeleton />
      <SectionSkeleton lines={4} />
    </div>
  );
}

function SecuritySummary() {
  const { profile } = useText('account');
  const text = profile.security;
  const { user } = useStore($auth);
  const isOn = user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return (
    <AccountSection id="security" title={text.title} text={text.text}>
      <Card>
        <DefinitionList
          items={[
            {
              term: text.password,
              value: (
                <AppLink to="/settings/security#password" className={buttonClass({ size: 'sm' })}>
                  {text.changePassword}
                </AppLink>
              ),
            },
            {
              term: text.secondFactor,
              value: (
                <span className="inline-flex flex-wrap items-center justify-end gap-3">
                  <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? text.on : text.off}</Badge>
                  <AppLink to="/settings/security#second-factor" className={buttonClass({ size: 'sm' })}>
                    {isOn ? text.manage : text.setUp}
                  </AppLink>
                </span>
              ),
            },
          ]}
        />
      </Card>
    </AccountSection>
  );
}

import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { languages, toLanguage } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { chooseLanguage } from '#src/stores/language.ts';
import { $themeChoice, chooseTheme, themeChoices, toThemeChoice } from '#src/stores/theme.ts';
import { $timeZone, chooseTimeZone } from '#src/stores/time-zone.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';

interface PreferenceFieldProps {
  /** Where the surroundings already name it. */
  isBare?: boolean;
}

// Each takes effect at once; the mirror of preferences keeps it in the account.

export function LanguageField({ isBare = false }: PreferenceFieldProps) {
  const { preferences } = useText('account');
  const { languages: names } = useText('common');
  return (
    <ChoiceGroup
      look="segments"
      label={preferences.language}
      {...(isBare ? { isLabelHidden: true } : { hint: preferences.languageText })}
      name="language"
      value={useLanguage()}
      choices={languages.map((language) => ({ value: language, label: names[language] }))}
      onChange={(event) => {
        const language = toLanguage(event.target.value);
        if (language) chooseLanguage(language);
      }}
    />
  );
}

export function ThemeField({ isBare = false }: PreferenceFieldProps) {
  const { preferences } = useText('account');
  const { themes } = useText('common');
  return (
    <ChoiceGroup
      look="segments"
      label={preferences.theme}
      {...(isBare ? { isLabelHidden: true } : { hint: preferences.themeText })}
      name="theme"
      value={useStore($themeChoice)}
      choices={themeChoices.map((theme) => ({ value: theme, label: themes[theme] }))}
      onChange={(event) => chooseTheme(toThemeChoice(event.target.value))}
    />
  );
}

export function TimeZoneField({ isBare = false }: PreferenceFieldProps) {
  const { preferences } = useText('account');
  const language = useLanguage();
  const options = useMemo(
    () =>
      Intl.supportedValuesOf('timeZone').map((name) => ({
        value: name,
        label: placeOf(name),
        detail: `${nameOf(name, language, 'longGeneric')}, ${nameOf(name, 'en-US', 'shortOffset')}`,
      })),
    [language],
  );
  return (
    <Combobox
      label={preferences.timeZone}
      {...(isBare ? { isLabelHidden: true } : { hint: preferences.timeZoneText })}
      emptyText={preferences.noZone}
      options={options}
      value={useStore($timeZone)}
      onChange={(value) => value && chooseTimeZone(value)}
    />
  );
}

/** "Santo Domingo (America)": the city is what people look for. */
function placeOf(zone: string): string {
  const [city = zone, ...regions] = zone.replaceAll('_', ' ').split('/').reverse();
  return regions.length > 0 ? `${city} (${regions.reverse().join(', ')})` : city;
}

/** How a zone is called, or "GMT-4": what it differs from Greenwich by at present. */
function nameOf(timeZone: string, language: string, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

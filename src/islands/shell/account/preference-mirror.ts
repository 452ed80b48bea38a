import { type Preferences, savePreferences } from '#src/data/people/profile/mutations.ts';
import type { ProfileRow } from '#src/data/people/profile/queries.ts';
import { toLanguage } from '#src/i18n/language.ts';
import { $languageChoice, chooseLanguage } from '#src/stores/language.ts';
import { $themeChoice, chooseTheme, toThemeChoice } from '#src/stores/theme.ts';
import { $timeZone, chooseTimeZone } from '#src/stores/time-zone.ts';
import { hasNewPreferences, rememberPreferences } from '../preferences-seen.ts';

/** Takes over what was chosen on another device. */
export function adoptPreferences(userId: string, profile: ProfileRow): void {
  if (!hasNewPreferences(userId, profile.preferencesSavedAt)) return;
  rememberPreferences(userId, profile.preferencesSavedAt);
  const language = toLanguage(profile.locale);
  if (language && language !== $languageChoice.get()) chooseLanguage(language);
  const theme = toThemeChoice(profile.theme);
  if (theme !== $themeChoice.get()) chooseTheme(theme);
  if (profile.timeZone !== $timeZone.get()) chooseTimeZone(profile.timeZone);
}

/** Puts what was chosen here into the account, for other devices. Saying what it knows already changes nothing there. */
export async function keepPreferences(userId: string, wanted: Partial<Preferences>): Promise<void> {
  rememberPreferences(userId, await savePreferences(userId, wanted));
}

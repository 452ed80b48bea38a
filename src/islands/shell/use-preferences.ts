import { useEffect } from 'react';
import type { ProfileRow } from '#src/data/people/profile/queries.ts';
import { $languageChoice } from '#src/stores/language.ts';
import { $themeChoice } from '#src/stores/theme.ts';
import { $timeZone } from '#src/stores/time-zone.ts';
import { hasNewPreferences } from './preferences-seen.ts';

/** Loaded with the first choice: most visits make none. */
const loadMirror = () => import('./account/preference-mirror.ts');

/**
 * Language, theme and time zone follow their owner from device to device: what was chosen elsewhere since this browser
 * last looked is taken over, and what is chosen here goes into the account.
 */
export function usePreferences(userId: string, profile: ProfileRow | undefined): void {
  useEffect(() => {
    if (profile && hasNewPreferences(userId, profile.preferencesSavedAt)) {
      void loadMirror().then(({ adoptPreferences }) => adoptPreferences(userId, profile), console.warn);
    }
  }, [userId, profile]);

  useEffect(() => {
    const save = (wanted: { locale?: 'es' | 'en'; theme?: 'light' | 'dark' | 'system'; timeZone?: string }) =>
      void loadMirror()
        .then(({ keepPreferences }) => keepPreferences(userId, wanted))
        // Without a connection it holds for this browser all the same.
        .catch(console.warn);
    const stops = [
      $languageChoice.listen((locale) => locale && save({ locale })),
      $themeChoice.listen((theme) => save({ theme })),
      $timeZone.listen((timeZone) => save({ timeZone })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId]);
}

import { storageClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const PROFILE_COLUMNS = 'fullName, phone, locale, theme, timeZone, preferencesSavedAt';
export type ProfileRow = Selected<'profiles', typeof PROFILE_COLUMNS>;

async function fetchProfile(userId: string): Promise<ProfileRow> {
  const first = await fromFirstCall<ProfileRow>('profile');
  return first ?? unwrap(await select('profiles', PROFILE_COLUMNS, { id: userId }).single());
}

async function fetchDetails(userId: string) {
  return unwrap(
    await select(
      'profiles',
      'fullName, phone, avatarPath, identityType, identityNumber, street, streetNumber, sector, municipality, province, reference',
      { id: userId },
    ).single(),
  );
}

export type ProfileDetails = Awaited<ReturnType<typeof fetchDetails>>;

/** The picture as an address for an image, good for an hour. */
async function fetchAvatarUrl(path: string): Promise<string> {
  const { signedUrl } = unwrap(
    await (await storageClient()).from('avatars').createSignedUrl(path, AVATAR_SECONDS),
  );
  return signedUrl;
}

const AVATAR_SECONDS = 3600;

export const profileQueries = {
  all: (userId: string) => ['profile', userId] as const,
  mine: (userId: string) => query(['profile', userId], () => fetchProfile(userId)),
  details: (userId: string) => query(['profile', userId, 'details'], () => fetchDetails(userId)),
  avatar: (userId: string, path: string | null) =>
    query(
      // Not under the profile: a change of it must not ask for a picture that is gone.
      ['avatar', userId, path],
      async () => (path ? await fetchAvatarUrl(path) : null),
    ),
};

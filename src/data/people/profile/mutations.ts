import { getClient, storageClient } from '#src/data/client.ts';
import { toAppError, unwrap } from '#src/data/errors.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';

export interface PersonalDetails {
  readonly fullName: string;
  readonly identityType: IdentityType | null;
  readonly identityNumber: string;
}

export interface ContactDetails {
  /** E.164, or empty. */
  readonly phone: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly sector: string;
  readonly municipality: string;
  readonly province: string;
  readonly reference: string;
}

export interface Preferences {
  readonly locale: 'es' | 'en';
  readonly theme: 'light' | 'dark' | 'system';
  /** IANA name. Error: `unknown_time_zone`. */
  readonly timeZone: string;
}

const table = () => getClient().from('profiles');

/** Says who one is. */
export async function savePersonal(userId: string, details: PersonalDetails): Promise<void> {
  const { fullName, identityType, identityNumber } = details;
  const row = { fullName, identityType, identityNumber };
  unwrap(await table().update(row).eq('id', userId).select('id').single());
}

/** Says how one is reached. */
export async function saveContact(userId: string, details: ContactDetails): Promise<void> {
  const { streetNumber, ...others } = details;
  const row = { ...others, streetNumber };
  unwrap(await table().update(row).eq('id', userId).select('id').single());
}

/** Keeps how the product speaks to one. @returns the moment that other browsers go by */
export async function savePreferences(
  userId: string,
  { timeZone, ...others }: Partial<Preferences>,
): Promise<string | null> {
  const row = { ...others, ...(timeZone && { timeZone }) };
  const saved = unwrap(await table().update(row).eq('id', userId).select('preferencesSavedAt').single());
  return saved.preferencesSavedAt;
}

const BUCKET = 'avatars';

/**
 * Puts a picture (JPEG, at most 512 KB) in the place of the present one.
 * @param id made once for the picture: sending it again finds it there already
 */
export async function saveAvatar(
  userId: string,
  picture: Blob,
  id: string,
  old: string | null,
): Promise<void> {
  const path = `${userId}/${id}.jpg`;
  const { error } = await (await storageClient())
    .from(BUCKET)
    .upload(path, picture, { contentType: 'image/jpeg', cacheControl: '31536000' });
  if (error && String((error as { statusCode?: unknown }).statusCode) !== '409') throw toAppError(error);
  unwrap(await table().update({ avatarPath: path }).eq('id', userId).select('id').single());
  await removeFile(old);
}

/** Takes the picture away. */
export async function removeAvatar(userId: string, old: string | null): Promise<void> {
  unwrap(await table().update({ avatarPath: null }).eq('id', userId).select('id').single());
  await removeFile(old);
}

/** A file that stays behind is seen by nobody else and goes with the account: no reason to call the change failed. */
async function removeFile(path: string | null): Promise<void> {
  if (!path) return;
  const { error } = await (await storageClient()).from(BUCKET).remove([path]);
  if (error) console.warn(error);
}

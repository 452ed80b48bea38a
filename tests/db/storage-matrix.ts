// Who may do what with the files of each bucket. A bucket of the schemas that is not here makes the test fail.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Actor, Cast } from '#tests/support/cast.ts';
import { CASHIERS, EVERY_ROLE, EVERYBODY, MANAGERS, OFFICE } from './roles.ts';

/** The row that says that a file will come: whoever wrote it, while it is fresh, sends the file. */
export interface Announcement {
  readonly table: string;
  /** The column with the moment from which it is fresh. */
  readonly since: 'created_at' | 'announced_at';
  /** What else the row must be for the file to be still expected. */
  readonly more?: string;
}

export interface StorageRule {
  /** Where a file of this kind lies. */
  readonly path: (cast: Cast, sql: Sql) => Promise<string> | string;
  readonly read: readonly Actor[];
  /** Where there is an announcement, of those whose own it is; nobody else sends that file. */
  readonly upload: readonly Actor[];
  readonly replace: readonly Actor[];
  readonly remove: readonly Actor[];
  readonly announced?: Announcement;
}

const NOBODY: readonly Actor[] = [];
const TENANTS: readonly Actor[] = ['tenant', 'coTenant'];
const announcedIn = (table: string): Announcement => ({ table, since: 'created_at' });

/** The path that a row announced. */
const pathOf =
  (table: string, where: string, values: (cast: Cast) => string[]): StorageRule['path'] =>
  async (cast, sql) => {
    const [row] = await sql.unsafe<{ path: string }[]>(
      `select path from public.${table} where ${where} order by created_at limit 1`,
      values(cast),
    );
    return row?.path ?? '';
  };
const fileIn = (folder: (cast: Cast) => string, extension = 'jpg'): StorageRule['path'] => {
  const name = `${randomUUID()}.${extension}`;
  return (cast) => `${folder(cast)}/${name}`;
};

const proofs = (lease: (cast: Cast) => string, tenants: readonly Actor[]): StorageRule => ({
  path: fileIn((cast) => `${cast.home.organizationId}/${lease(cast)}`),
  read: [...OFFICE, ...tenants],
  upload: tenants,
  replace: NOBODY,
  remove: NOBODY,
});

/** Photos that are sent by whom the verb let announce them, and that stay. */
const photos = (table: string, read: readonly Actor[], path: StorageRule['path']): StorageRule => ({
  path,
  read,
  // The verb that announces decides who may; the policy asks only whose announcement it is.
  upload: EVERYBODY,
  replace: NOBODY,
  remove: NOBODY,
  announced: announcedIn(table),
});

const ofLease = (
  where: string,
): Pick<StorageRule, 'path' | 'announced' | 'upload' | 'replace' | 'remove'> => ({
  path: pathOf('documents', `lease_id = $1 and ${where}`, ({ shared }) => [shared.id]),
  announced: announcedIn('documents'),
  upload: MANAGERS,
  replace: NOBODY,
  remove: MANAGERS,
});

/** By bucket and kind of file. */
export const storageMatrix: Readonly<Record<string, Readonly<Record<string, StorageRule>>>> = {
  'payment-proofs': {
    'of a lease': proofs(({ shared }) => shared.id, TENANTS),
    'of a lease that is over': proofs(({ former }) => former.id, ['formerTenant']),
  },
  avatars: {
    'of a tenant': {
      path: fileIn(({ users }) => users.tenant),
      read: ['tenant'],
      upload: ['tenant'],
      replace: NOBODY,
      remove: ['tenant'],
    },
  },
  'property-photos': {
    'of a property': {
      path: fileIn(({ home }) => `${home.organizationId}/${home.propertyId}`, 'webp'),
      read: EVERY_ROLE,
      upload: MANAGERS,
      replace: NOBODY,
      remove: MANAGERS,
    },
  },
  'application-documents': {
    'of an application': {
      path: pathOf('application_documents', 'id = $1', ({ home }) => [home.application.documentId]),
      read: MANAGERS,
      upload: MANAGERS,
      replace: NOBODY,
      remove: MANAGERS,
      announced: announcedIn('application_documents'),
    },
  },
  documents: {
    'of a property': {
      path: pathOf('documents', 'id = $1', ({ home }) => [home.documentId]),
      read: EVERY_ROLE,
      upload: MANAGERS,
      replace: NOBODY,
      remove: MANAGERS,
      announced: announcedIn('documents'),
    },
    'of a lease, shared': { ...ofLease('is_shared'), read: [...OFFICE, ...TENANTS] },
    'of a lease, kept from its tenants': { ...ofLease('not is_shared'), read: OFFICE },
    'asked of tenants': {
      path: async ({ documentRequests }, sql) => {
        const [file] = await sql<{ path: string }[]>`
          select path from public.requested_files where id = ${documentRequests.fileId}`;
        return file?.path ?? '';
      },
      // Of the tenants only the one who handed it in.
      read: [...OFFICE, 'tenant'],
      upload: TENANTS,
      replace: NOBODY,
      remove: MANAGERS,
      announced: { table: 'requested_files', since: 'announced_at', more: 'handed_in_at = null' },
    },
  },
  'bill-documents': {
    'of a bill': {
      path: pathOf('bill_documents', 'organization_id = $1', ({ home }) => [home.organizationId]),
      read: OFFICE,
      upload: CASHIERS,
      replace: NOBODY,
      remove: CASHIERS,
      announced: announcedIn('bill_documents'),
    },
  },
  'vendor-documents': {
    'of a vendor': {
      path: pathOf('vendor_documents', 'id = $1', ({ home }) => [home.upkeep.documentId]),
      read: OFFICE,
      upload: CASHIERS,
      replace: NOBODY,
      remove: CASHIERS,
      announced: announcedIn('vendor_documents'),
    },
  },
  'quote-photos': {
    // The Worker lets who holds the link of a vendor send it; nobody who is signed in does.
    'of a quote': {
      path: pathOf('quote_photos', 'id = $1', ({ workOrders }) => [workOrders.photoId]),
      read: EVERY_ROLE,
      upload: NOBODY,
      replace: NOBODY,
      remove: NOBODY,
    },
  },
  'maintenance-photos': {
    'of a request': photos(
      'maintenance_photos',
      [...EVERY_ROLE, ...TENANTS],
      pathOf('maintenance_photos', 'maintenance_id = $1', ({ repairs }) => [repairs.shared]),
    ),
  },
  'message-attachments': {
    'of a conversation': photos(
      'message_attachments',
      [...OFFICE, ...TENANTS],
      pathOf('message_attachments', 'conversation_id = $1', ({ conversations }) => [conversations.shared]),
    ),
  },
  'community-photos': {
    'of a post': photos(
      'community_photos',
      [...EVERY_ROLE, ...TENANTS, 'otherTenant'],
      pathOf('community_photos', 'post_id = $1', ({ community }) => [community.lostPostId]),
    ),
  },
  'condition-photos': {
    'of an item': photos(
      'condition_photos',
      [...OFFICE, ...TENANTS],
      pathOf('condition_photos', 'item_id = $1', ({ community }) => [community.conditionItemId]),
    ),
  },
};

import type { Client } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { selectWith } from '#src/data/rows.ts';
import { checkArguments } from '#src/domain/insight/assistant/arguments.ts';
import {
  type Tool,
  type ToolAnswer,
  type ToolArguments,
  type ToolName,
  tools,
} from '#src/domain/insight/assistant/tools.ts';
import { can, type Permission } from '#src/domain/people/permissions.ts';
import { changes, upcoming, waiting } from './coming.ts';
import { forecast } from './forecasted.ts';
import { guide, law, place } from './knowledge.ts';
import { lease, leasesEnding } from './leases.ts';
import { measure } from './measured.ts';
import { lateTenants, tenantAccount } from './owed.ts';
import { myDates, myDocuments, myNotices, myRequests } from './own.ts';
import { myBalance, myLease, myPayments } from './own-lease.ts';
import { payments } from './payments.ts';
import { find, property, vacantUnits } from './portfolio.ts';
import {
  prepareMyMessage,
  prepareMyPayment,
  prepareMyRequest,
  prepareNotice,
  preparePayment,
  prepareRequest,
} from './prepared.ts';
import type { MemberRunner, Runner, ToolReader, ToolRun } from './reader.ts';
import { openRequests } from './upkeep.ts';

const ofMembers: Readonly<Partial<Record<ToolName, MemberRunner>>> = {
  measure,
  forecast,
  tenant_account: tenantAccount,
  late_tenants: lateTenants,
  payments,
  lease,
  leases_ending: leasesEnding,
  vacant_units: vacantUnits,
  property,
  open_requests: openRequests,
  upcoming,
  waiting,
  changes,
  find,
  prepare_notice: prepareNotice,
  prepare_request: prepareRequest,
  prepare_payment: preparePayment,
};

const ofEverybody: Readonly<Partial<Record<ToolName, Runner>>> = {
  my_balance: myBalance,
  my_payments: myPayments,
  my_lease: myLease,
  my_requests: myRequests,
  my_dates: myDates,
  my_notices: myNotices,
  my_documents: myDocuments,
  prepare_my_request: prepareMyRequest,
  prepare_my_message: prepareMyMessage,
  prepare_my_payment: prepareMyPayment,
  law,
  guide,
  place,
};

/**
 * Runs a tool as the caller, in a browser or at the edge. It reads what the caller may read, sends nothing to anybody and writes
 * nothing.
 * @param client acts as the caller, in the product's names
 * @throws AppError `tool_argument_invalid` with `parameter` and `fault`, `tool_not_offered` in this area, `not_allowed` without
 * the permission, and what the database refuses
 */
export async function runTool(
  client: Client,
  reader: ToolReader,
  tool: ToolName,
  values: ToolArguments,
): Promise<ToolAnswer> {
  const declared: Tool = tools[tool];
  if (!declared.areas.includes(reader.area)) throw new AppError('forbidden', 'tool_not_offered', { tool });
  const [fault] = checkArguments(tool, values);
  if (fault) throw new AppError('invalid', 'tool_argument_invalid', { tool, ...fault });
  const may = await permissionsOf(client, reader);
  if (reader.area === 'owner' && declared.permission && !may(declared.permission))
    throw new AppError('forbidden', 'not_allowed', { permission: declared.permission });
  return run({ client, reader, can: may, arguments: values }, tool);
}

function run(asked: ToolRun, tool: ToolName): Promise<ToolAnswer> {
  const own = ofEverybody[tool];
  if (own) return own(asked);
  const ofMember = ofMembers[tool];
  const { organizationId } = asked.reader;
  if (!ofMember || organizationId === null) throw new AppError('forbidden', 'tool_not_offered', { tool });
  return ofMember({ ...asked, organizationId });
}

const nothing = () => false;

/** What the caller may do in the organization: rows that a policy leaves out would look as if there were none. */
async function permissionsOf(
  client: Client,
  reader: ToolReader,
): Promise<(permission: Permission) => boolean> {
  if (reader.can) return reader.can;
  const { area, organizationId } = reader;
  if (area === 'tenant' || organizationId === null) return nothing;
  const [profile] = unwrap(await selectWith(client, 'profiles', 'id').limit(1));
  if (!profile) return nothing;
  const [membership] = unwrap(
    await selectWith(client, 'memberships', 'role', { organizationId, userId: profile.id }).limit(1),
  );
  return membership ? (permission) => can(membership.role, permission) : nothing;
}

import type { Permission } from '../../people/permissions.ts';
import { type Tool, type ToolArea, type ToolName, tools } from '../assistant/tools.ts';

/** What a person may let a program of theirs ask for: groups of tools. `prepare` fills in forms; all others only read. */
export const programScopes = [
  'overview',
  'portfolio',
  'money',
  'leases',
  'maintenance',
  'own',
  'help',
  'prepare',
] as const;
export type ProgramScope = (typeof programScopes)[number];

/** What these tools tell comes from all over the portfolio: whoever asks with them sees a part of every group. */
const OVERVIEWS: ReadonlySet<ToolName> = new Set(['measure', 'find', 'waiting', 'upcoming', 'changes']);

const BY_PERMISSION: Partial<Record<Permission, ProgramScope>> = {
  'portfolio.read': 'portfolio',
  'money.read': 'money',
  'leases.read': 'leases',
  'maintenance.read': 'maintenance',
};

/** The group that a tool belongs to. */
export function scopeOf(name: ToolName): ProgramScope {
  const tool: Tool = tools[name];
  if (tool.does === 'prepare') return 'prepare';
  if (OVERVIEWS.has(name)) return 'overview';
  if (tool.permission) return BY_PERMISSION[tool.permission] ?? 'overview';
  return tool.areas.includes('owner') ? 'help' : 'own';
}

/** The groups that an area has, in the order in which to show them. */
export function scopesOf(area: ToolArea): readonly ProgramScope[] {
  const names = toolNames.filter((name) => areasOf(name).includes(area));
  const found = new Set(names.map(scopeOf));
  return programScopes.filter((scope) => found.has(scope));
}

/** The tools that a program may use. @param can what the person it asks for may do; not asked where a tool needs nothing */
export function toolsFor(
  area: ToolArea,
  scopes: readonly ProgramScope[],
  can: (permission: Permission) => boolean,
): readonly ToolName[] {
  return toolNames.filter((name) => {
    const { permission }: Tool = tools[name];
    return (
      areasOf(name).includes(area) &&
      scopes.includes(scopeOf(name)) &&
      (area === 'tenant' || !permission || can(permission))
    );
  });
}

const toolNames = Object.keys(tools) as ToolName[];
const areasOf = (name: ToolName): readonly ToolArea[] => tools[name].areas;

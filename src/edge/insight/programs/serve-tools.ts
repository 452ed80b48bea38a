import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { toAppError } from '#src/data/errors.ts';
import { runTool } from '#src/data/insight/tools/run-tool.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { checkArguments } from '#src/domain/insight/assistant/arguments.ts';
import { type ToolArguments, type ToolName, tools } from '#src/domain/insight/assistant/tools.ts';
import { toolsFor } from '#src/domain/insight/programs/scopes.ts';
import { can, isReading, type Permission } from '#src/domain/people/permissions.ts';
import { readingClient } from '../reading-client.ts';
import { toolSources } from '../tool-sources.ts';
import type { ProgramGrant } from './session.ts';
import type { ProgramSettings } from './settings.ts';
import { inputSchema, outputSchema } from './tool-schema.ts';
import { type ProgramWords, wordsFor } from './words.ts';

const MOST_BODY_BYTES = 64 * 1024;

type OpenedGrant = ProgramGrant & { readonly accessToken: string };

const said = (text: string, isError = false) => ({ content: [{ type: 'text' as const, text }], isError });

/** Answers one request of the protocol, and keeps nothing between two. */
export async function serveTools(
  settings: ProgramSettings,
  request: Request,
  grant: OpenedGrant,
): Promise<Response> {
  const { words, language } = wordsFor(request, grant.locale === 'en' ? 'en' : 'es');
  const area = grant.organizationId === null ? 'tenant' : 'owner';
  const may = (permission: Permission) =>
    grant.role !== null && can(grant.role, permission) && (!grant.isClosed || isReading(permission));
  const offered = toolsFor(area, grant.scopes, may);
  const reader = {
    area,
    organizationId: grant.organizationId,
    today: todayIn(grant.timeZone, Date.now()),
    language,
    can: may,
    sources: toolSources(settings.files, language),
  } as const;
  const client = readingClient(settings, grant.accessToken);

  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: 'llavero', title: 'Llavero', version: '1.0.0', websiteUrl: settings.siteUrl },
        { capabilities: { tools: {} }, instructions: words.instructions },
      );
      server.setRequestHandler('tools/list', async () => ({
        tools: offered.map((name) => declarationOf(name, words)),
      }));
      server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
        const tool = offered.find((one) => one === name);
        if (!tool) return said(words.notOffered, true);
        const faults = checkArguments(tool, given);
        if (faults.length > 0)
          return said(
            faults.map(({ parameter, fault }) => words.faults[fault]({ parameter })).join(' '),
            true,
          );
        try {
          const answer = await runTool(client, reader, tool, given as ToolArguments);
          return { ...said(JSON.stringify(answer)), structuredContent: { ...answer } };
        } catch (error) {
          const { kind, code } = toAppError(error);
          if (kind === 'forbidden') return said(words.notAllowed, true);
          console.error('Program tool', tool, code);
          return said(words.failed, true);
        }
      });
      return server;
    },
    { responseMode: 'json', maxRequestBodySize: MOST_BODY_BYTES },
  );
  return handler.fetch(request);
}

function declarationOf(name: ToolName, words: ProgramWords) {
  const [title, description] = words.tools[name];
  return {
    name,
    title,
    description,
    inputSchema: inputSchema(name, words.parameters),
    outputSchema,
    annotations: { title, readOnlyHint: true, openWorldHint: false, idempotentHint: true },
    _meta: { 'llavero/does': tools[name].does },
  };
}

import type { Client } from '#src/data/client.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { ToolAnswer, ToolArea, ToolArguments } from '#src/domain/insight/assistant/tools.ts';
import type { FoundPlace, PlaceReader } from '#src/domain/insight/navigation/find-places.ts';
import type { LegalArticleId } from '#src/domain/law/articles.ts';
import type { Permission } from '#src/domain/people/permissions.ts';

/** A guide as the site has it (`/help/es.json`). */
export interface ReadGuide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

/** The words of an article of the law. */
export interface ArticleWords {
  readonly title: string;
  readonly text: string;
}

/** Texts that do not come from the database. They are fetched in a browser and at the edge in different ways. */
export interface ToolSources {
  readonly guides: () => Promise<readonly ReadGuide[]>;
  readonly articles: () => Promise<Readonly<Record<LegalArticleId, ArticleWords>>>;
  readonly findPlaces: () => Promise<(said: string, reader: PlaceReader) => readonly FoundPlace[]>;
}

/** Who asks. */
export interface ToolReader {
  readonly area: ToolArea;
  /** Of members; tenants have none. */
  readonly organizationId: string | null;
  readonly today: IsoDate;
  readonly language: 'es' | 'en';
  /** What a member may do, where it is known already; else the member's role is asked for. */
  readonly can?: (permission: Permission) => boolean;
  /** Without them `law`, `guide` and `place` are refused. */
  readonly sources?: ToolSources;
}

/** What a tool is run with. Arguments are checked. */
export interface ToolRun {
  readonly client: Client;
  readonly reader: ToolReader;
  readonly can: (permission: Permission) => boolean;
  readonly arguments: ToolArguments;
}

/** The same of a member. */
export interface MemberRun extends ToolRun {
  readonly organizationId: string;
}

export type Runner = (run: ToolRun) => Promise<ToolAnswer>;
export type MemberRunner = (run: MemberRun) => Promise<ToolAnswer>;

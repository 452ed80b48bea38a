import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import type { TransactionSql } from 'postgres';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';

/** The drawing of each demo property, in their order, and what it shows. */
const PHOTOS = [
  { name: 'tower', caption: 'Dibujo de una torre de apartamentos (demostración)' },
  { name: 'plaza', caption: 'Dibujo de una plaza con locales y viviendas (demostración)' },
  { name: 'beach', caption: 'Dibujo de un residencial frente al mar (demostración)' },
] as const;

const DOCUMENTS = [
  { file: 'policy.pdf', kind: 'insurance', name: 'Póliza de incendio (demo).pdf', isShared: false },
  { file: 'rules.pdf', kind: 'other', name: 'Reglamento del edificio (demo).pdf', isShared: true },
] as const;

/** Files of the demo properties, as rows that wait for them: a photo each, and two documents of the first one. */
export async function writeFiles(
  sql: TransactionSql,
  random: Random,
  stack: SeededStack,
  organizationId: string,
  properties: readonly PlannedProperty[],
): Promise<void> {
  const upload = uploader(stack);
  for (const [index, { name, caption }] of PHOTOS.entries()) {
    const property = properties[index];
    if (!property) continue;
    const id = random.uuid();
    const path = `${organizationId}/${property.id}/${id}`;
    await upload('property-photos', `${path}.webp`, `photos/${name}.webp`, 'image/webp');
    await upload('property-photos', `${path}-small.webp`, `photos/${name}-small.webp`, 'image/webp');
    await sql`insert into public.property_photos (id, organization_id, property_id, path, caption)
      values (${id}, ${organizationId}, ${property.id}, ${`${path}.webp`}, ${caption})`;
  }
  for (const { file, kind, name, isShared } of DOCUMENTS) {
    const content = await readFile(new URL(`documents/${file}`, import.meta.url));
    const [row] = await sql<{ path: string }[]>`
      insert into public.documents (id, organization_id, property_id, kind, name, file_type, size_bytes, is_shared)
      values (${random.uuid()}, ${organizationId}, ${properties[0]?.id ?? null}, ${kind}, ${name}, 'pdf',
        ${content.byteLength}, ${isShared}) returning path`;
    await upload('documents', row?.path ?? '', `documents/${file}`, 'application/pdf');
  }
}

/** Puts one of the demo's own files into a bucket. */
function uploader(stack: SeededStack) {
  const { storage } = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } });
  return async (bucket: string, path: string, file: string, contentType: string): Promise<void> => {
    const content = await readFile(new URL(file, import.meta.url));
    const { error } = await storage.from(bucket).upload(path, content, { contentType });
    if (error) throw error;
  };
}

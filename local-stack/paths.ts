import path from 'node:path';

/** The repository's root folder. */
export const repositoryRoot = path.resolve(import.meta.dirname, '..');

export const migrationsFolder = path.join(repositoryRoot, 'supabase', 'migrations');
export const templatesFolder = path.join(repositoryRoot, 'supabase', 'templates');

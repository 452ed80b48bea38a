// Runs Supabase's database linter on the product's schema; any warning fails.
import { runOnFreshSchema } from './supabase-cli.ts';

const result = await runOnFreshSchema(['db', 'advisors', '--type=all', '--level=warn', '--fail-on=warn']);
console.log(result.output.trim());
if (result.status !== 0) {
  console.error(result.messages.trim());
  process.exitCode = 1;
}

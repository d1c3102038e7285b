import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { serviceName } from './service-name.ts';

/** What tests talk to, by the names of its images. */
const known =
  /^(?:postgres\w*|mysql\w*|mariadb|mongo\w*|redis|valkey|memcached|elasticsearch|opensearch|meilisearch|typesense|clickhouse\S*|rabbitmq|kafka|nats|libsql\S*|cassandra|mssql\S*|minio|localstack|mailpit|mailhog|selenium)$/;
const usual = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const up = /\bdocker(?:-compose| compose)\b(?<options>[^\n&|;]*?)\sup\b(?<services>[^\n&|;]*)/g;
const system = /\bsystemctl start (?<name>\w+)/g;

/** Says whether a service is a database or a broker, by the name of its image. */
export function isKnownService(name: string): boolean {
  return known.test(name);
}

/** Returns the databases and brokers that a script starts, with Docker Compose or as services of the machine. */
export function startedServices(script: string, folder: string, textAt: ReadableFile['textAt']): string[] {
  const composed = [...script.matchAll(up)].flatMap(({ groups }) => {
    const files = [...(groups?.options ?? '').matchAll(/ -f[ =](\S+)/g)].map(([, file = '']) => file);
    const asked = (groups?.services ?? '').split(' ').filter((word) => /^[a-z][\w-]*$/.test(word));
    const [text] = (files.length > 0 ? files : usual).flatMap((file) => textAt(placeFrom(folder, file)) ?? []);
    if (text === undefined) return asked;
    return entriesOf(fieldOf(parseYaml(text), 'services'))
      .filter(([name]) => asked.length === 0 || asked.includes(name))
      .map(([name, service]) => serviceName(textOf(fieldOf(service, 'image')) ?? name, name));
  });
  const ofSystem = [...script.matchAll(system)].map(({ groups }) => groups?.name ?? '');
  return [...new Set([...composed, ...ofSystem].filter(isKnownService))];
}

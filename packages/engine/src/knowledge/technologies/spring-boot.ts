import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('sources of Spring Boot 4.2 and Spring Security 7.2 as of August 2026', '2026-11-27');
const reported = reportedOn('2026-11-27');
const guide = seen('https://github.com/spring-projects/spring-boot/wiki/Spring-Boot-4.0-Migration-Guide');
const scope = ['**/src/**/*.java', '**/src/**/*.kt'];
const tests = ['**/src/test/**'];
const build = ['**/pom.xml', '**/build.gradle*'];

/** The knowledge of Spring Boot: version range, files, commands, probe and directives. */
export const springBoot: Technology = {
  name: 'Spring Boot',
  aliases: ['springboot', 'spring'],
  side: 'backend',
  isMore: true,
  role: 'service',
  runsOn: 'java',
  packages: [
    'java:org.springframework.boot:spring-boot-starter-parent',
    'java:org.springframework.boot:spring-boot-dependencies',
    'java:org.springframework.boot',
  ],
  version: '4+',
  files: [...scope, ...build, '**/application*.yml', '**/application*.properties'],
  about: { en: 'beans, controllers, data access and tests', de: 'Beans, Controller, Datenzugriff und Tests' },
  builtBy: 'own-tool',
  commands: [
    checks(
      'Java: through the wrapper of the project, `./mvnw verify` or `./gradlew check`',
      'Java: über den Wrapper des Projekts, `./mvnw verify` oder `./gradlew check`',
    ),
    runsOne(
      'One test: `./mvnw test -Dtest=CLASS#METHOD` or `./gradlew test --tests CLASS.METHOD`',
      'Ein Test: `./mvnw test -Dtest=CLASS#METHOD` oder `./gradlew test --tests CLASS.METHOD`',
    ),
    writes(
      'Format with `./mvnw spotless:apply` or `./gradlew spotlessApply` where configured',
      'Formatiere mit `./mvnw spotless:apply` oder `./gradlew spotlessApply`, wenn konfiguriert',
    ),
  ],
  probe: probe(
    [
      'Replace the mail sender by a mock in this Spring Boot test.',
      'It uses @MockitoBean of the Spring Framework, and no @MockBean.',
    ],
    [
      'Ersetze den Mailversand in diesem Spring-Boot-Test durch einen Mock.',
      'Das Modell nutzt @MockitoBean aus dem Spring Framework und kein @MockBean.',
    ],
  ),
  directives: [
    should('spring.starters', 'post-cutoff', 88, {
      text: [
        'Add the starter of each technology and its test starter: `spring-boot-starter-webmvc` with `spring-boot-starter-webmvc-test`, `-data-jpa` with `-data-jpa-test`, `-flyway`, `-liquibase`, `-restclient`. `-web`, `-web-services` and `-oauth2-client` are old names; `-classic` is a bridge for an upgrade only.',
        'Füge den Starter jeder Technologie und ihren Test-Starter hinzu: `spring-boot-starter-webmvc` mit `spring-boot-starter-webmvc-test`, `-data-jpa` mit `-data-jpa-test`, `-flyway`, `-liquibase`, `-restclient`. `-web`, `-web-services` und `-oauth2-client` sind alte Namen; `-classic` ist nur eine Brücke für ein Upgrade.',
      ],
      why: [
        'Auto-configuration is split into modules: with `flyway-core` alone no migration runs, and nothing says so.',
        'Die Autokonfiguration ist in Module aufgeteilt: Mit `flyway-core` allein läuft keine Migration, und nichts meldet das.',
      ],
      since: '4',
      evidence: guide,
      scope: build,
    }),
    never('spring.mock-bean', 'post-cutoff', 84, {
      text: [
        'write `@MockBean` or `@SpyBean`: they are removed.',
        '`@MockBean` oder `@SpyBean` schreiben: Sie sind entfernt.',
      ],
      instead: [
        'use `@MockitoBean` and `@MockitoSpyBean` of `org.springframework.test.context.bean.override.mockito`, on a field of the test class.',
        '`@MockitoBean` und `@MockitoSpyBean` aus `org.springframework.test.context.bean.override.mockito` an einem Feld der Testklasse verwenden.',
      ],
      why: [
        'They do not work on a field of a `@Configuration` class, where `@MockBean` did.',
        'An einem Feld einer `@Configuration`-Klasse wirken sie nicht, anders als `@MockBean`.',
      ],
      since: '4',
      evidence: guide,
      scope: tests,
      example: {
        language: 'java',
        bad: '@MockBean\nprivate MailSender mailSender;',
        good: '@MockitoBean\nprivate MailSender mailSender;',
      },
    }),
    should('spring.test-client', 'post-cutoff', 84, {
      text: [
        'Ask for the client of a `@SpringBootTest`: `@AutoConfigureMockMvc`, `@AutoConfigureRestTestClient` or `@AutoConfigureTestRestTemplate`; prefer `RestTestClient` and `MockMvcTester`. The slices moved, for example to `org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest`.',
        'Fordere den Client eines `@SpringBootTest` an: `@AutoConfigureMockMvc`, `@AutoConfigureRestTestClient` oder `@AutoConfigureTestRestTemplate`; bevorzuge `RestTestClient` und `MockMvcTester`. Die Slices sind umgezogen, etwa nach `org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest`.',
      ],
      why: [
        '`@SpringBootTest` brings neither MockMvc nor `TestRestTemplate` any more, so the injection fails.',
        '`@SpringBootTest` bringt weder MockMvc noch `TestRestTemplate` mit, die Injektion scheitert also.',
      ],
      since: '4',
      evidence: guide,
      scope: tests,
    }),
    should('spring.jackson3', 'post-cutoff', 86, {
      text: [
        'Use Jackson 3: `tools.jackson.databind.json.JsonMapper` instead of `ObjectMapper` of `com.fasterxml.jackson`, settings in a `JsonMapperBuilderCustomizer`; the annotations stay in `com.fasterxml.jackson.annotation`. It throws unchecked `JacksonException`.',
        'Nutze Jackson 3: `tools.jackson.databind.json.JsonMapper` statt `ObjectMapper` aus `com.fasterxml.jackson`, Einstellungen in einem `JsonMapperBuilderCustomizer`; die Annotationen bleiben in `com.fasterxml.jackson.annotation`. Es wirft die ungeprüfte `JacksonException`.',
      ],
      why: [
        'A bean or module for Jackson 2 is not an error, it is ignored; properties are now written in alphabetical order.',
        'Ein Bean oder Modul für Jackson 2 ist kein Fehler, es wird ignoriert; Eigenschaften erscheinen jetzt alphabetisch sortiert.',
      ],
      since: '4',
      evidence: guide,
      scope,
    }),
    should('spring.null-safety', 'post-cutoff', 70, {
      text: [
        'Mark packages `@NullMarked` and exceptions `@Nullable` of `org.jspecify.annotations`; `org.springframework.lang` is deprecated.',
        'Markiere Pakete mit `@NullMarked` und Ausnahmen mit `@Nullable` aus `org.jspecify.annotations`; `org.springframework.lang` ist abgekündigt.',
      ],
      why: [
        'The framework itself is annotated with JSpecify; in Kotlin, what was a platform type is now nullable and may not compile.',
        'Das Framework selbst ist mit JSpecify annotiert; in Kotlin ist nun nullable, was ein Plattformtyp war, und kompiliert vielleicht nicht.',
      ],
      since: '4',
      evidence: reported('https://docs.spring.io/spring-framework/reference/core/null-safety.html'),
      scope,
    }),
    should('spring.http-clients', 'post-cutoff', 76, {
      text: [
        'Call other services with `RestClient` or an `@HttpExchange` interface that `@ImportHttpServices` registers, with timeouts in the settings; version an API with `version = "1.1"` on the mapping and `spring.mvc.apiversion`.',
        'Rufe andere Dienste mit `RestClient` oder einem `@HttpExchange`-Interface auf, das `@ImportHttpServices` registriert, mit Timeouts in den Einstellungen; versioniere eine API mit `version = "1.1"` am Mapping und `spring.mvc.apiversion`.',
      ],
      why: [
        '`RestTemplate` is deprecated for removal from Framework 7.1 on; registering the interfaces and API versions were handwork before 7.',
        '`RestTemplate` ist ab Framework 7.1 zur Entfernung vorgemerkt; das Registrieren der Interfaces und API-Versionen waren vor 7 Handarbeit.',
      ],
      since: '4',
      evidence: seen('https://docs.spring.io/spring-boot/reference/io/rest-client.html'),
      scope,
    }),
    should('spring.self-call', 'foot-gun', 82, {
      text: [
        'Call a method with `@Transactional`, `@Async`, `@Cacheable` or `@Retryable` through another bean, and let it be neither private nor final.',
        'Rufe eine Methode mit `@Transactional`, `@Async`, `@Cacheable` oder `@Retryable` über ein anderes Bean auf und mache sie weder private noch final.',
      ],
      why: [
        'A call on `this` passes the proxy by: no transaction, no cache, no error. A checked exception commits unless `rollbackFor` names it.',
        'Ein Aufruf auf `this` geht am Proxy vorbei: keine Transaktion, kein Cache, kein Fehler. Eine geprüfte Ausnahme committet, wenn `rollbackFor` sie nicht nennt.',
      ],
      evidence: reported(
        'https://docs.spring.io/spring-framework/reference/data-access/transaction/declarative/annotations.html',
      ),
      scope,
    }),
    should('spring.open-in-view', 'foot-gun', 74, {
      text: [
        'Set `spring.jpa.open-in-view=false` in a new project and load what a response needs in the transaction (`@EntityGraph` or a projection); return DTOs, not entities.',
        'Setze in einem neuen Projekt `spring.jpa.open-in-view=false` und lade in der Transaktion, was eine Antwort braucht (`@EntityGraph` oder eine Projektion); gib DTOs statt Entitäten zurück.',
      ],
      why: [
        'The default keeps the session open while the response is written: it can load lazily there, one query for each row, and nobody notices.',
        'Die Vorgabe hält die Session offen, während die Antwort geschrieben wird: Dort lädt sie unbemerkt nach, eine Abfrage je Zeile.',
      ],
      evidence: seen('https://docs.spring.io/spring-boot/reference/data/sql.html'),
      scope: [...scope, '**/application*.yml', '**/application*.properties'],
    }),
    must('spring.security', 'security', 86, {
      text: [
        'Configure security in a `SecurityFilterChain` bean with lambdas, end it with `anyRequest().authenticated()` or `denyAll()`, and check the record with `@PreAuthorize` after `@EnableMethodSecurity`. `and()` and `authorizeRequests` are removed in Security 7.',
        'Konfiguriere Security in einem `SecurityFilterChain`-Bean mit Lambdas, beende sie mit `anyRequest().authenticated()` oder `denyAll()` und prüfe den Datensatz mit `@PreAuthorize` nach `@EnableMethodSecurity`. `and()` und `authorizeRequests` sind in Security 7 entfernt.',
      ],
      why: [
        'Without `@EnableMethodSecurity` the annotations do nothing; a request that the `securityMatcher` of no chain takes passes unprotected.',
        'Ohne `@EnableMethodSecurity` bewirken die Annotationen nichts; eine Anfrage, die der `securityMatcher` keiner Kette erfasst, bleibt ungeschützt.',
      ],
      evidence: seen(
        'https://docs.spring.io/spring-security/reference/servlet/authorization/authorize-http-requests.html',
      ),
      scope,
    }),
    should('spring.testcontainers', 'post-cutoff', 72, {
      text: [
        'Test against the real database with `@ServiceConnection` on a container; the artifacts of Testcontainers 2 are named `testcontainers-postgresql` and `testcontainers-junit-jupiter`, and JUnit is 6.',
        'Teste gegen die echte Datenbank mit `@ServiceConnection` an einem Container; die Artefakte von Testcontainers 2 heißen `testcontainers-postgresql` und `testcontainers-junit-jupiter`, und JUnit ist 6.',
      ],
      why: [
        'H2 accepts SQL that PostgreSQL refuses; the old coordinates `org.testcontainers:postgresql` have no version in the BOM.',
        'H2 akzeptiert SQL, das PostgreSQL ablehnt; die alten Koordinaten `org.testcontainers:postgresql` haben im BOM keine Version.',
      ],
      since: '4',
      evidence: seen('https://docs.spring.io/spring-boot/reference/testing/testcontainers.html'),
      scope: [...tests, ...build],
    }),
    should('spring.tree', 'decision', 88, {
      slot: 'structure.server',
      text: [
        'Lay the code out by feature: `com.example.app.NAME` with controller, service, repository and records, package-private where another feature needs nothing; migrations in `db/migration`.',
        'Gliedere den Code nach Features: `com.example.app.NAME` mit Controller, Service, Repository und Records, package-private, wo kein anderes Feature etwas braucht; Migrationen in `db/migration`.',
      ],
      why: ['The compiler then keeps features apart.', 'Der Compiler hält Features dann getrennt.'],
      evidence: seen('https://docs.spring.io/spring-boot/reference/using/structuring-your-code.html'),
      needs: ['new-project'],
    }),
  ],
};

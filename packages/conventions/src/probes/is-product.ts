/** What stands beside the product, wherever it lies. */
const material =
  /(?:^|\/)(?:examples?|samples?|demos?|(?:__)?(?:fixtures?|mocks?)(?:__)?|stories|storybook|playgrounds?|sandbox(?:es)?|testdata|test-data|stubs?|seeds?|seeders?|vendors?|third[-_]party|\.[\w-]+)\//;
/** Folders that help with a project or a package; deeper in the code any name may be that of a feature. */
const helping =
  /^(?:(?!(?:src|app|lib)\/)[^/]+\/){0,4}(?:docs?|documentation|scripts?|tools?|tooling|bin|bench(?:marks?)?|templates?|docker|ci|infra|deploy(?:ment)?|dev)\//;
/** Libraries of others that are served from the project. */
const bundled =
  /(?:^|\/)(?:public|static|wwwroot)\/(?:.+\/)?(?:assets|build|dist|libs?|plugins)\/|(?:^|\/)assets\/(?:.+\/)?libs?\/|(?:^|\/)min\/|[.-]min\.\w+$/;
const toolFile = /\.(?:config|stories)\.\w+$|(?:^|\/)seeds?\.\w+$/;

/** Says whether a path is that of the code which a line of advice speaks of. */
export function isProduct(path: string): boolean {
  return ![material, helping, bundled, toolFile].some((pattern) => pattern.test(path));
}

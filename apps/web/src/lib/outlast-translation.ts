/**
 * Keeps React working on a page that the browser translates. Chrome, Edge and Safari put a <font> element in the place of each
 * text node, later ones too. React still holds the text node: it would throw when it removes it or inserts something before
 * it, and would change a text that nobody sees (facebook/react#11538).
 */
export function outlastTranslation(): void {
  /** The element in the place of a text node of React. */
  const standIns = new WeakMap<Node, ChildNode>();
  const { removeChild, insertBefore } = Node.prototype;

  // a text that React changes is put back, and then translated again
  const changed = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (standIn?.isConnected && target instanceof Text) standIn.replaceWith(target);
    }
  });
  const learn = (records: readonly MutationRecord[]) => {
    const fonts = new Set<Node>();
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) {
        if (node.nodeName === 'FONT') fonts.add(node);
        // React has moved a text whose translation is still where it was
        else if (node instanceof Text && node.isConnected) standIns.get(node)?.remove();
      }
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.parentNode !== null) continue;
        const font = [...addedNodes, previousSibling, nextSibling].find((one) => one !== null && fonts.has(one));
        if (!(font instanceof HTMLElement)) continue;
        standIns.set(node, font);
        changed.observe(node, { characterData: true });
      }
    }
  };
  const placed = new MutationObserver(learn);
  placed.observe(document, { childList: true, subtree: true });

  /** Returns the child of `parent` that is, contains or replaces a node that React takes for its child. */
  const childFor = (parent: Node, node: Node): Node | undefined => {
    for (let at: Node | null = node; at !== null; at = at.parentNode) if (at.parentNode === parent) return at;
    learn(placed.takeRecords());
    const standIn = standIns.get(node);
    return standIn?.parentNode === parent ? standIn : undefined;
  };

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!(child instanceof Text) || child.parentNode === this) return removeChild.call(this, child) as Child;
    const found = childFor(this, child);
    if (found !== undefined) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    if (!(before instanceof Text) || before.parentNode === this) return insertBefore.call(this, node, before) as Child;
    return insertBefore.call(this, node, childFor(this, before) ?? null) as Child;
  };
}

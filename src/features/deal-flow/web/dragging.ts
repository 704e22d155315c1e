type Dragging = typeof import('@atlaskit/pragmatic-drag-and-drop/element/adapter');

/** An effect that needs drag and drop: it is fetched where there is something to drag to, and not on a phone. */
export function whileDragging(begin: (dragging: Dragging) => () => void): () => void {
  let end: (() => void) | null = null;
  let isOver = false;
  void import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(
    (dragging) => {
      end = isOver ? null : begin(dragging);
      return null;
    },
    // Without a line cards are moved by keys and by their menus.
    () => null,
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/** Calling somebody to the table with a message of the browser. */

/** May we notify? Asks the person; call it on a click only. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A message of the browser, if the page is in the background and may. */
export function notify(text: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification(text, { tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow it to service workers only
  }
}

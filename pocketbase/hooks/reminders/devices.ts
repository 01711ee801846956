/** Deletes all devices of a person that receive notifications: nobody is signed in there any more. */
export function removeDevices(app: App, owner: string): void {
  const filter = 'owner = {:owner} && kind = "push"';
  for (const device of app.findRecordsByFilter('reminder_channels', filter, '', 0, 0, { owner }))
    app.delete(device);
}

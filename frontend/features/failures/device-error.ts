/** A failure of the browser or the device, with a message that the person can act on. */
export class DeviceError extends Error {}

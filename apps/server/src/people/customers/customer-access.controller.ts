import { Controller } from '@nestjs/common';
import {
  type CustomerLink,
  type Device,
  listCustomerDevices,
  setAccountAccess,
  signOutCustomer,
  signOutCustomerDevice,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { CustomerAccessService } from './customer-access.service';

/** Owner endpoints for the access of a customer to their account. */
@Controller()
export class CustomerAccessController {
  constructor(private readonly access: CustomerAccessService) {}

  @Handle(setAccountAccess)
  set({
    params: { id },
    body: { disabled },
  }: InputOf<typeof setAccountAccess>): Promise<CustomerLink> {
    return disabled ? this.access.disable(id) : this.access.enable(id);
  }

  @Handle(listCustomerDevices)
  devices({ params: { id } }: InputOf<typeof listCustomerDevices>): Promise<Device[]> {
    return this.access.devicesOf(id);
  }

  @Handle(signOutCustomerDevice)
  signOut({ params: { id, deviceId } }: InputOf<typeof signOutCustomerDevice>): Promise<void> {
    return this.access.signOut(id, deviceId);
  }

  @Handle(signOutCustomer)
  signOutEverywhere({ params: { id } }: InputOf<typeof signOutCustomer>): Promise<void> {
    return this.access.signOutEverywhere(id);
  }
}
